import type pg from 'pg';
import type { BoardSize } from '../board/board-size.ts';
import { connectBaseline } from './baseline-client.ts';
import type { BenchTestbed } from './bench-testbed.ts';
import { createKeepAliveClient, type TimedResponse } from './keep-alive-client.ts';
import type { Statement } from './recorded-statement.ts';
import { createVisitors } from './visitor.ts';

/** A generated board behind the server, and the same database without it. */
export interface SearchedBoard {
  /** Searches through the server, bypassing its cache and rate limits. */
  ask(path: string): Promise<TimedResponse>;
  /** Queries the database directly. @returns milliseconds, and the rows */
  query(statement: Statement): Promise<{ ms: number; rows: readonly Record<string, unknown>[] }>;
  readonly database: pg.Client;
}

export async function openSearchedBoard(
  testbed: BenchTestbed,
  size: BoardSize,
): Promise<SearchedBoard> {
  const dataDir = await testbed.board(size);
  const { address } = await testbed.start(dataDir);
  // Renders pages first, as any server that has been up for a while has.
  for (const page of ['/', '/jobs']) await (await fetch(address + page)).text();
  const client = createKeepAliveClient(address);
  testbed.afterwards(async () => client.close());
  const database = await connectBaseline(testbed, dataDir);
  const newVisitor = createVisitors();
  return {
    database,
    async ask(path) {
      const response = await client.get(path, newVisitor());
      if (response.status === 200) return response;
      throw new Error(`${path} answered ${response.status}: ${response.bytes.toString('utf8')}`);
    },
    async query({ text, values }) {
      const started = performance.now();
      const { rows } = await database.query<Record<string, unknown>>(text, [...values]);
      return { ms: performance.now() - started, rows };
    },
  };
}
