import { createHash } from 'node:crypto';
import { DAY_MS } from '@nextshift/contract';
import { AppError } from '../errors/app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { IncomingFile } from '../files/incoming-file.ts';
import { isUploadedFile } from './multipart-body.ts';
import type { SecretBox } from '../security/secret-box.ts';

/** A response as stored for a day, without its token and cookies. */
export interface IdempotentResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface IdempotentRequest {
  /** The session, or the email address for signup: keys of different callers never collide. */
  readonly scope: string;
  readonly key: string;
  /** What identifies the request: method, path, body and files. */
  readonly fingerprint: string;
}

interface IdempotencyOptions {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
}

/** Maximum length of a key, in characters. */
export const IDEMPOTENCY_KEY_MAX = 200;
export const IDEMPOTENCY_LIFETIME_MS = DAY_MS;

/**
 * A key's life: begun, then finished with its response, or released when the request failed. A request
 * that was cut off with its process, or whose commit got no reply, may have done its work: its key stays
 * taken, so that the work is never done twice.
 */
export function createIdempotency({ database, secrets, clock }: IdempotencyOptions) {
  const row = ({ scope, key }: IdempotentRequest) => ({ scope, key });
  /** When a request took its key; it tells later requests with the same key apart. */
  const begunAt = new WeakMap<IdempotentRequest, Date>();
  /** Keys of requests that did nothing, to be released once the database is back. */
  const unreleased = new Map<string, IdempotentRequest>();
  const nameOf = ({ scope, key }: IdempotentRequest) => JSON.stringify([scope, key]);

  async function begin(request: IdempotentRequest): Promise<IdempotentResponse | null> {
    const now = clock();
    const hmac = secrets.mac(request.fingerprint);
    const left = unreleased.get(nameOf(request));
    if (left) await release(left);
    await database
      .deleteFrom('idempotency_keys')
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .where('created_at', '<', new Date(now.getTime() - IDEMPOTENCY_LIFETIME_MS))
      .execute();
    const inserted = await database
      .insertInto('idempotency_keys')
      .values({ ...row(request), request_hmac: hmac, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (inserted) {
      begunAt.set(request, now);
      return null;
    }
    const stored = await database
      .selectFrom('idempotency_keys')
      .select(['request_hmac', 'state', 'status', 'answer'])
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .executeTakeFirst();
    if (stored && !secrets.isMacOf(stored.request_hmac, request.fingerprint))
      throw new AppError('idempotency_key_reused');
    if (stored?.state !== 'done' || stored.status === null) {
      throw new AppError('idempotency_key_in_flight', { retryAfter: 1 });
    }
    return { status: stored.status, body: stored.answer };
  }

  async function finish(request: IdempotentRequest, response: IdempotentResponse): Promise<void> {
    await database
      .updateTable('idempotency_keys')
      .set({ state: 'done', status: response.status, answer: JSON.stringify(response.body) })
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .execute();
  }

  /** Frees the key of a request that did nothing, later if the database is down. */
  async function release(request: IdempotentRequest): Promise<void> {
    unreleased.set(nameOf(request), request);
    await database
      .deleteFrom('idempotency_keys')
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .where('state', '=', 'in_flight')
      .where('created_at', '=', begunAt.get(request) ?? null)
      .execute();
    unreleased.delete(nameOf(request));
  }

  /** Whether a key has been used, so that a repetition must reach the first response. */
  async function isTaken({ scope, key }: { scope: string; key: string }): Promise<boolean> {
    const taken = await database
      .selectFrom('idempotency_keys')
      .select('key')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    return taken !== undefined;
  }

  return { begin, finish, release, isTaken };
}

/** The same text for the same request; files are included by their hash. */
export function fingerprintOf(method: string, path: string, parts: readonly unknown[]): string {
  return JSON.stringify(
    [method, path, ...parts.map((part) => Object.entries(part ?? {}).sort(byKey))],
    hashFile,
  );
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function hashFile(_key: string, value: unknown): unknown {
  if (value instanceof IncomingFile) return value.sha256;
  if (!isUploadedFile(value)) return value;
  return createHash('sha256').update(value.bytes).digest('hex');
}
