import type { CallResponse } from '@nextshift/test-kit/requests/caller';

/** What only the log may say: codes of the operating system and of the database, paths, stacks. */
const INTERNALS = /ENOSPC|EDQUOT|device|postgres|pg_wal|database|relation|\/uploads|\bat .*:\d+/i;
/** One or more sentences for a person. */
const WORDS = /^[A-Z][^{}<>]{20,}\.$/;

/** What is wrong with the response to a write when the disk is full, or nothing. */
export function checkRefusal(what: string, response: CallResponse): string[] {
  const { status, headers, text, json } = response;
  const told = `${what} answered ${status}: ${text.slice(0, 200)}`;
  if (status !== 507 && status !== 503) return [told];
  const body = typeof json === 'object' && json !== null ? json : {};
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  const wrongs: string[] = [];
  if (!WORDS.test(message) || !('code' in body)) wrongs.push(`No words for a person: ${told}`);
  if (INTERNALS.test(text)) wrongs.push(`Internals are told: ${told}`);
  if (!/^\d+$/.test(headers.get('retry-after') ?? '')) wrongs.push(`No Retry-After: ${told}`);
  return wrongs;
}
