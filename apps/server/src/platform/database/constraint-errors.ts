import type { ErrorCode } from '@nextshift/contract';
import { isRolledBack } from './pool-connection.ts';

/** What a broken constraint of the database means to the caller; the only place that knows their names. */
const meanings = new Map<string, ErrorCode>([
  ['seekers_email_key', 'email_taken'],
  ['employers_email_key', 'email_taken'],
  ['applications_once', 'already_applied'],
  ['applications_one_accepted', 'job_already_accepted'],
  ['portfolio_videos_place_key', 'video_limit_reached'],
]);

/** What refers to a seeker, written by a session of an account that was deleted at that moment. */
const OF_DELETED_SEEKER = '_seeker_id_fkey';

/** SQLSTATE of a text that PostgreSQL cannot hold: one with the character U+0000. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/**
 * SQLSTATE classes of a server that is away, starting, stopping, overloaded (a statement that ran too
 * long counts), no longer the primary, or without our database. One without room (53100) is there, and
 * says that it has stored nothing.
 */
const AWAY = /^(08|57P0[1-5]|57014|53(?!100)|58|25006|3D000)/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|the database system is/;

/**
 * Those of them that say that the statement was not carried out: it was cancelled, which PostgreSQL does
 * before a commit alone, or never sent.
 */
const NOT_DONE = /^(57P03|57014|53|25006|3D000)/;
const NOT_DONE_CODES = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);
const NOT_DONE_WORDS = /timeout exceeded when trying to connect|the database system is/;

/** What somebody hears whose connection ends under them, because the other side does. */
const LOST = /^(57P01|57P02)/;
const LOST_CODES = new Set(['ECONNRESET', 'EPIPE']);
const LOST_WORDS = /Connection terminated|is not queryable/;

/** A full volume, a used-up quota, and PostgreSQL's word (SQLSTATE) for both. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

interface DatabaseFault {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
}

function faultOf(error: unknown): DatabaseFault | null {
  return typeof error === 'object' && error !== null ? error : null;
}

/** The code of an error that a constraint raised; null for any other error. */
export function codeOfConstraint(error: unknown): ErrorCode | null {
  const constraint = faultOf(error)?.constraint;
  if (typeof constraint !== 'string') return null;
  if (constraint.endsWith(OF_DELETED_SEEKER)) return 'not_signed_in';
  return meanings.get(constraint) ?? null;
}

/** True for an error that a text of the caller's raised which no database could hold. */
export function isUnstorableText(error: unknown): boolean {
  const code = faultOf(error)?.code;
  return typeof code === 'string' && UNSTORABLE_TEXT.has(code);
}

/** True for an error by which a file system or the database says: there is no room, or none for us. */
export function isStorageFull(error: unknown): boolean {
  const code = faultOf(error)?.code;
  return typeof code === 'string' && FULL_CODES.has(code);
}

/** True for an error that says: the database cannot be reached now, or cut us off. */
export function isDatabaseAway(error: unknown): boolean {
  const fault = faultOf(error);
  if (fault === null) return false;
  const { code, message } = fault;
  if (typeof code === 'string' && (AWAY.test(code) || AWAY_CODES.has(code))) return true;
  return typeof message === 'string' && AWAY_WORDS.test(message);
}

/** True for such an error where the connection was there and has been lost: another may be had at once. */
export function isConnectionLost(error: unknown): boolean {
  const fault = faultOf(error);
  if (fault === null) return false;
  const { code, message } = fault;
  if (typeof code === 'string' && (LOST.test(code) || LOST_CODES.has(code))) return true;
  return typeof message === 'string' && LOST_WORDS.test(message);
}

/** False for an error after which what was asked of the database may have been done all the same. */
export function isSurelyNotDone(error: unknown): boolean {
  if (!isDatabaseAway(error) || isRolledBack(error)) return true;
  const { code, message } = faultOf(error) ?? {};
  if (typeof code === 'string' && (NOT_DONE.test(code) || NOT_DONE_CODES.has(code))) return true;
  return typeof message === 'string' && NOT_DONE_WORDS.test(message);
}
