import { HOUR_MS, type SchoolStatus } from '@nextshift/contract';
import { isSessionActive, type Session } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  consumeLink,
  findLink,
  insertLink,
  listOwnConfirmationsSince,
  newLinkToken,
  voidOwnConfirmations,
} from '../account-links/index.ts';
import { mailAccountLink } from '../account-mail/index.ts';
import { lockCredentials } from '../passwords/index.ts';
import { presentSchoolStatus } from './present-school.ts';
import { findSchoolName } from './school-domains.ts';
import { SCHOOL_LINK_MS } from './school-link-period.ts';
import {
  confirmPendingEmail,
  deleteSchoolEmail,
  findSchoolSources,
  setPendingEmail,
} from './schools.queries.ts';

/** The address may be a stranger's. */
const MAILS_AN_HOUR = 5;
const purpose = 'confirm_school';

/** @throws {AppError} not_signed_in if the account is gone */
export async function readSchoolStatus(
  { clock, config }: Platform,
  database: Queryable,
  seekerId: string,
): Promise<SchoolStatus> {
  const row = await findSchoolSources(database, seekerId);
  if (!row) throw new AppError('not_signed_in');
  return presentSchoolStatus(row, { schools: config, now: clock() });
}

/**
 * Mails a link to an address at a school. An earlier link stops working; a confirmed address stays until the new one is
 * confirmed.
 * @throws {AppError} unknown_school; too_many_requests with the seconds to wait
 */
export function requestSchoolEmail(
  platform: Platform,
  session: Session,
  email: string,
): Promise<SchoolStatus> {
  if (findSchoolName(email, platform.config.schoolDomains) === null) {
    throw new AppError('unknown_school');
  }
  return changeSchool(platform, session, async (transaction, now) => {
    await requireMailLeft(transaction, session, now);
    await voidOwnConfirmations(transaction, session, { purpose, now });
    await setPendingEmail(transaction, session.accountId, { email, now });
    const token = newLinkToken();
    const expiresAt = new Date(now.getTime() + SCHOOL_LINK_MS);
    const { kind, accountId } = session;
    const account = { kind, accountId };
    await insertLink(transaction, { purpose, token, account, emailChangeId: null, now, expiresAt });
    await mailAccountLink(transaction, platform, { mail: 'school', token, email });
  });
}

/**
 * Confirms the address that the link was mailed to. Only the account that asked for the link can: its mail may have gone
 * to a stranger, who is not to vouch for it by a press.
 * @throws {AppError} link_invalid
 */
export function confirmSchoolEmail(
  platform: Platform,
  session: Session,
  token: string,
): Promise<SchoolStatus> {
  return changeSchool(platform, session, async (transaction, now) => {
    const link = await findLink(transaction, { purpose, token, now });
    const isOwn = link?.account.accountId === session.accountId;
    if (!link || !isOwn || !(await consumeLink(transaction, link, now))) {
      throw new AppError('link_invalid');
    }
    if (!(await confirmPendingEmail(transaction, session.accountId, now))) {
      throw new AppError('link_invalid');
    }
  });
}

/** Removes the address at a school, confirmed or not, and its link. */
export function removeSchoolEmail(platform: Platform, session: Session): Promise<SchoolStatus> {
  return changeSchool(platform, session, async (transaction, now) => {
    await voidOwnConfirmations(transaction, session, { purpose, now });
    await deleteSchoolEmail(transaction, session.accountId);
  });
}

/** Changes it while the account is locked. @returns what it is then */
function changeSchool(
  platform: Platform,
  session: Session,
  change: (transaction: DatabaseTransaction, now: Date) => Promise<void>,
): Promise<SchoolStatus> {
  const { database, clock } = platform;
  return database.transaction().execute(async (transaction) => {
    const current = await lockCredentials(transaction, session);
    if (!current || !(await isSessionActive(transaction, session))) {
      throw new AppError('not_signed_in');
    }
    await change(transaction, clock());
    return readSchoolStatus(platform, transaction, session.accountId);
  });
}

async function requireMailLeft(
  transaction: DatabaseTransaction,
  session: Session,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const recent = await listOwnConfirmationsSince(transaction, session, { purpose, since });
  const oldest = recent[MAILS_AN_HOUR - 1];
  if (!oldest) return;
  const retryAfter = Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new AppError('too_many_requests', { retryAfter });
}
