import type pg from 'pg';
import type { BoardSize } from '../board/board-size.ts';
import { connectBaseline } from './baseline-client.ts';
import type { BenchTestbed } from './bench-testbed.ts';
import { createKeepAliveClient, type TimedResponse } from './keep-alive-client.ts';
import type { Statement } from './recorded-statement.ts';
import { createVisitors } from './visitor.ts';

/** A generated board behind the server, and the same database without it. */
export interface SearchedBoard {
  readonly address: string;
  /** Searches through the server, bypassing its cache and rate limits; with a token, as that account. */
  ask(path: string, token?: string): Promise<TimedResponse>;
  /** Queries the database directly. @returns milliseconds, and the rows */
  query(statement: Statement): Promise<{ ms: number; rows: readonly Record<string, unknown>[] }>;
  readonly database: pg.Client;
}

/** @param options.copy whether it is written to */
export async function openSearchedBoard(
  testbed: BenchTestbed,
  size: BoardSize,
  { copy = false } = {},
): Promise<SearchedBoard> {
  const dataDir = await (copy ? testbed.copyOfBoard(size) : testbed.board(size));
  const { address } = await testbed.start(dataDir);
  // Renders pages first, as any server that has been up for a while has.
  for (const page of ['/', '/jobs']) await (await fetch(address + page)).text();
  const client = createKeepAliveClient(address);
  testbed.afterwards(async () => client.close());
  const database = await connectBaseline(testbed, dataDir);
  const newVisitor = createVisitors();
  return {
    address,
    database,
    async ask(path, token) {
      const account = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const response = await client.get(path, { ...newVisitor(), ...account });
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
