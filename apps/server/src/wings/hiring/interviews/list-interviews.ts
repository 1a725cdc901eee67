import {
  allowsInterviewAction,
  DAY_MS,
  DAYS_AHEAD_MAX,
  type Interview,
  type InterviewSlot,
  MISSED_HINT_DAYS,
} from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findInterviews, findLastInterview, hasApplication } from './interviews.queries.ts';
import { presentInterview } from './present-interview.ts';
import { listSlotsFor } from './slots.ts';
import { countMissed } from './taken-times.queries.ts';

/**
 * The last interview of an application, and for its seeker the times to choose from.
 * @throws {AppError} not_found
 */
export async function readInterview(
  { database, clock }: Platform,
  account: Account,
  applicationId: string,
): Promise<{ interview: Interview | null; slots: InterviewSlot[] }> {
  const now = clock();
  const row = await findLastInterview(database, account, applicationId);
  if (!row) {
    if (await hasApplication(database, account, applicationId))
      return { interview: null, slots: [] };
    throw new AppError('not_found');
  }
  const interview = presentInterview(row, account, now);
  const { kind, accountId: seekerId } = account;
  const chooses =
    kind === 'seeker' &&
    row.moderation === 'clear' &&
    allowsInterviewAction('book', interview, now);
  return { interview, slots: chooses ? await listSlotsFor(database, row, { seekerId, now }) : [] };
}

interface Asked {
  /** A day ago by default. */
  readonly from?: string | undefined;
  /** As far ahead as one can book by default. */
  readonly to?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of an account's interviews. */
export async function listInterviews(
  { database, clock }: Platform,
  account: Account,
  { from: first, to: last, ...page }: Asked,
) {
  const now = clock();
  const from = first === undefined ? new Date(now.getTime() - DAY_MS) : new Date(first);
  const ahead = new Date(now.getTime() + (DAYS_AHEAD_MAX + 1) * DAY_MS);
  const to = last === undefined ? ahead : new Date(last);
  const since = new Date(now.getTime() - MISSED_HINT_DAYS * DAY_MS);
  const [{ rows, nextCursor }, missedLately] = await Promise.all([
    findInterviews(database, account, { ...page, from, to }),
    account.kind === 'seeker' ? countMissed(database, account.accountId, since) : 0,
  ]);
  const interviews = rows.map((row) => presentInterview(row, account, now));
  return { interviews, missedLately, nextCursor };
}
