import { createHash } from 'node:crypto';
import type pg from 'pg';
import { call } from '../harness/caller.ts';

/** Something that the server has acknowledged, and how to see that it is still so. */
export type Acknowledged =
  | {
      readonly kind: 'row';
      readonly what: string;
      readonly query: string;
      readonly values: unknown[];
    }
  | {
      readonly kind: 'file';
      readonly what: string;
      readonly path: string;
      readonly token: string;
      /** The exact bytes, where the server keeps them as they came. */
      readonly sha256?: string;
    };

/** What was acknowledged since it was last checked, and how much in all. */
export class Ledger {
  readonly #open: Acknowledged[] = [];
  #rows = 0;
  #files = 0;

  add(entry: Acknowledged): void {
    this.#open.push(entry);
    if (entry.kind === 'row') this.#rows += 1;
    else this.#files += 1;
  }

  get rows(): number {
    return this.#rows;
  }

  get files(): number {
    return this.#files;
  }

  /** Takes out what is open; what of it was lost, one sentence each. */
  async check(address: string, database: pg.Client): Promise<string[]> {
    const lost: string[] = [];
    for (const entry of this.#open.splice(0)) {
      const there =
        entry.kind === 'row'
          ? await isRowThere(database, entry)
          : await isFileThere(address, entry);
      if (!there) lost.push(`${entry.what} was acknowledged and is lost`);
    }
    return lost;
  }
}

async function isRowThere(
  database: pg.Client,
  { query, values }: Extract<Acknowledged, { kind: 'row' }>,
): Promise<boolean> {
  const { rowCount } = await database.query(query, values);
  return rowCount === 1;
}

async function isFileThere(
  address: string,
  { path, token, sha256 }: Extract<Acknowledged, { kind: 'file' }>,
): Promise<boolean> {
  const { status, bytes } = await call(address, 'GET', path, { token });
  return status === 200 && (sha256 === undefined ? bytes.length > 0 : hash(bytes) === sha256);
}

/** SHA-256 in hex. */
export function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
