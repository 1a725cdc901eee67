import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type CallResponse, call } from '../requests/caller.ts';

const BUSY = 503;
const RETRIES = 20;
const RETRY_AFTER_MS = 500;
/** How long to wait for missing bytes. */
const PATIENCE_MS = 10_000;

/** An acknowledged write, and how to verify it. */
export type AcknowledgedWrite =
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
      /** The exact bytes, if the server stores them unchanged. */
      readonly sha256?: string;
    };

/** Writes acknowledged since the last check, and their total number. */
export class Ledger {
  #open: AcknowledgedWrite[] = [];
  #rows = 0;
  #files = 0;

  add(entry: AcknowledgedWrite): void {
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

  /** Splits off what has been acknowledged so far. */
  takeOpen(): Ledger {
    const taken = new Ledger();
    taken.#open = this.#open;
    this.#open = [];
    return taken;
  }

  /** Removes the open entries and returns the lost ones, one sentence each. */
  async check(address: string, database: pg.Client): Promise<string[]> {
    const lost: string[] = [];
    for (const entry of this.#open.splice(0)) {
      const fault =
        entry.kind === 'row' ? await findRow(database, entry) : await findFile(address, entry);
      if (fault !== undefined) lost.push(`${entry.what} was acknowledged and is lost: ${fault}`);
    }
    return lost;
  }
}

async function findRow(
  database: pg.Client,
  { query, values }: Extract<AcknowledgedWrite, { kind: 'row' }>,
): Promise<string | undefined> {
  const { rowCount } = await database.query(query, values);
  return rowCount === 1 ? undefined : `${rowCount} rows for ${values.join(', ')}`;
}

async function findFile(
  address: string,
  entry: Extract<AcknowledgedWrite, { kind: 'file' }>,
): Promise<string | undefined> {
  const { path, token, sha256 } = entry;
  const response = await askUntilFree(address, path, token).catch(String);
  if (typeof response === 'string') return `${path} breaks off (${response})`;
  const { status, bytes } = response;
  if (status !== 200) return `${path} answers ${status}`;
  if (bytes.length === 0) return `${path} is empty`;
  return sha256 === undefined || hash(bytes) === sha256 ? undefined : `${path} has other bytes`;
}

/** Retries for a while if the server is too busy (503). */
async function askUntilFree(address: string, path: string, token: string): Promise<CallResponse> {
  for (let retry = 0; ; retry += 1) {
    const response = await call(address, 'GET', path, {
      token,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status !== BUSY || retry === RETRIES) return response;
    await sleep(RETRY_AFTER_MS);
  }
}

/** SHA-256 in hex. */
export function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
