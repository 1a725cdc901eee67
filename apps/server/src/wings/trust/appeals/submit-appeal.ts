import type { Appeal, Measure } from '@nextshift/contract';
import { newId } from '../../../platform/database/new-id.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openAppealPass } from '../../../platform/authentication/appeal-pass.ts';
import { findAppealLink } from './appeal-links.queries.ts';
import { findMeasure, insertAppeal, lockOwnCase } from './appeals.queries.ts';
import { appealableFrom, presentAppeal, presentMeasure } from './present-measure.ts';

interface NewAppeal {
  readonly employerId: string;
  readonly caseId: string;
  readonly text: string;
}

type LinkReader = Pick<Platform, 'database' | 'clock' | 'secrets'>;

interface Submitted {
  readonly appeal: Appeal;
  /** False if there was an open one already, which stays as it is. */
  readonly isNew: boolean;
}

/**
 * Appeals against what a case has done and is in force. @throws {AppError} not_found, also for a case that has done
 * nothing; appeal_too_early while the decision can be undone, appeal_decided
 */
export function submitAppeal(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { employerId, caseId, text }: NewAppeal,
): Promise<Submitted> {
  return database.transaction().execute(async (transaction) => {
    await lockOwnCase(transaction, employerId, caseId);
    const now = clock();
    const read = async () => {
      const row = await findMeasure(transaction, employerId, caseId);
      if (!row) throw new AppError('not_found');
      return { row, appeal: presentAppeal(row, now) };
    };
    const { row, appeal: earlier } = await read();
    if (appealableFrom(row, now)) throw new AppError('appeal_too_early');
    if (earlier && earlier.status !== 'open') throw new AppError('appeal_decided');
    if (earlier) return { appeal: earlier, isNew: false };
    const { measure } = row;
    await insertAppeal(transaction, { id: newId(), caseId, measure, employerId, text, now });
    const { appeal } = await read();
    if (!appeal) throw new Error('the appeal was not stored');
    return { appeal, isNew: true };
  });
}

/** The same with the link of a mail, or the pass of a sign-in that was refused. @throws {AppError} link_invalid, appeal_too_early, appeal_decided */
export async function submitAppealByLink(
  platform: LinkReader,
  { token, text }: { token: string; text: string },
): Promise<Submitted> {
  const link = await requireLink(platform, token);
  return submitAppeal(platform, { ...link, text });
}

/** What such a link or pass is about. @throws {AppError} link_invalid */
export async function readAppealLink(platform: LinkReader, token: string): Promise<Measure> {
  const { employerId, caseId } = await requireLink(platform, token);
  const now = platform.clock();
  const row = await findMeasure(platform.database, employerId, caseId);
  if (!row) throw new AppError('link_invalid');
  return presentMeasure(row, now);
}

async function requireLink(
  platform: LinkReader,
  token: string,
): Promise<{ employerId: string; caseId: string }> {
  const pass = openAppealPass(platform, token);
  if (pass) return pass;
  const link = await findAppealLink(platform.database, token, platform.clock());
  if (!link) throw new AppError('link_invalid');
  return { employerId: link.employer_id, caseId: link.case_id };
}
