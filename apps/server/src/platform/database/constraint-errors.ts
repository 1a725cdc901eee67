import type { ErrorCode } from '@nextshift/contract';
import { isRolledBack } from './rolled-back.ts';

/** The error code of each violated constraint; the only place that knows their names. */
const meanings = new Map<string, ErrorCode>([
  ['alerts_once', 'alert_exists'],
  ['seekers_email_key', 'email_taken'],
  ['employers_email_key', 'email_taken'],
  ['school_emails_email_key', 'email_taken'],
  ['applications_once', 'already_applied'],
  ['applications_places', 'job_already_accepted'],
  ['applications_take_a_place', 'job_already_accepted'],
  ['jobs_openings_hold_accepted', 'openings_below_accepted'],
  ['passkeys_credential_id_key', 'passkey_exists'],
  ['cases_once_open', 'undo_expired'],
  ['application_shifts_places', 'shift_full'],
  ['application_shifts_within_capacity', 'shift_has_people'],
  ['assignments_one_place_at_a_time', 'shift_conflict'],
  ['assignments_places', 'shift_full'],
  ['assignments_within_capacity', 'shift_has_people'],
  ['interviews_one_in_a_seat', 'slot_taken'],
  ['interviews_open', 'already_invited'],
  ['portfolio_videos_place_key', 'video_limit_reached'],
]);

/** Foreign keys to a seeker, violated by a request whose account was deleted concurrently. */
const OF_DELETED_SEEKER = '_seeker_id_fkey';

/** SQLSTATEs of a text that PostgreSQL cannot store: one with the character U+0000. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/**
 * SQLSTATE classes of a server that is down, starting, stopping, overloaded (including statement
 * timeouts), no longer the primary, or without our database, and of waiting for other transactions. A full
 * disk (53100) is not among them: the server is up but cannot store anything.
 */
const UNAVAILABLE = /^(08|57P0[1-5]|57014|53(?!100)|58|25006|3D000|40001|40P01|55P03)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|the database system is/;

/**
 * Those of them after which the statement has certainly not run: it was cancelled, which PostgreSQL only does before a
 * commit, or never sent.
 */
const NOT_RUN = /^(57P03|57014|53|25006|3D000|40001|40P01|55P03)/;
const NOT_RUN_CODES = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);
const NOT_RUN_MESSAGE = /timeout exceeded when trying to connect|the database system is/;

/** Errors of a connection that ends because its server does. */
const LOST = /^(57P01|57P02)/;
const LOST_CODES = new Set(['ECONNRESET', 'EPIPE']);
const LOST_MESSAGE = /Connection terminated|is not queryable/;

/** Two transactions cannot both go on, and PostgreSQL has rolled this one back: a deadlock, or a lost update. */
const CONFLICTS = new Set(['40P01', '40001']);

const LOCK_TIMED_OUT = '55P03';
const POOL_TIMED_OUT = 'timeout exceeded when trying to connect';

/** A full volume, an exhausted quota, and PostgreSQL's SQLSTATE for both. */
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

/** Whether an error was caused by an unstorable text of the caller. */
export function isUnstorableText(error: unknown): boolean {
  const code = faultOf(error)?.code;
  return typeof code === 'string' && UNSTORABLE_TEXT.has(code);
}

/** Whether the file system or the database is out of space. */
export function isStorageFull(error: unknown): boolean {
  const code = faultOf(error)?.code;
  return typeof code === 'string' && FULL_CODES.has(code);
}

/** Whether the database is unreachable or has dropped the connection. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const fault = faultOf(error);
  if (fault === null) return false;
  const { code, message } = fault;
  if (typeof code === 'string' && (UNAVAILABLE.test(code) || UNAVAILABLE_CODES.has(code)))
    return true;
  return typeof message === 'string' && UNAVAILABLE_MESSAGE.test(message);
}

/** Whether an established connection was lost: a new one may work immediately. */
export function isConnectionLost(error: unknown): boolean {
  const fault = faultOf(error);
  if (fault === null) return false;
  const { code, message } = fault;
  if (typeof code === 'string' && (LOST.test(code) || LOST_CODES.has(code))) return true;
  return typeof message === 'string' && LOST_MESSAGE.test(message);
}

/** Whether what was rolled back for another transaction is likely to succeed immediately. */
export function isConflict(error: unknown): boolean {
  const code = faultOf(error)?.code;
  return typeof code === 'string' && CONFLICTS.has(code);
}

/** Whether somebody else held what was needed, a row or every connection, and nothing has been done. */
export function hasOnlyWaited(error: unknown): boolean {
  const { code, message } = faultOf(error) ?? {};
  return isConflict(error) || code === LOCK_TIMED_OUT || message === POOL_TIMED_OUT;
}

/** False if the statement may have run despite the error. */
export function isDefinitelyNotCommitted(error: unknown): boolean {
  if (!isDatabaseUnavailable(error) || isRolledBack(error)) return true;
  const { code, message } = faultOf(error) ?? {};
  if (typeof code === 'string' && (NOT_RUN.test(code) || NOT_RUN_CODES.has(code))) return true;
  return typeof message === 'string' && NOT_RUN_MESSAGE.test(message);
}
