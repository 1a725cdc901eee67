import type { CaseSignal } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { textsAlone } from '../signals/index.ts';
import { findPostingCompany } from './posting.queries.ts';
import { findScreening, standingOf } from './screening-settings.queries.ts';
import { type ReadingSettings, readerOf } from './text-reader.ts';

/** Reads what a company writes to an applicant. @returns what holds it: heavy signals alone */
export async function readMessage(
  transaction: DatabaseTransaction,
  { config, reader }: Pick<Platform, 'config'> & ReadingSettings,
  { employerId, text }: { readonly employerId: string; readonly text: string },
): Promise<CaseSignal[]> {
  if (config.employerChecks === 'off') return [];
  const company = await findPostingCompany(transaction, employerId);
  const screening = await findScreening(transaction, standingOf(company));
  const texts = [{ field: 'Message', text }];
  const reading = readerOf({ reader }).read({ ...textsAlone, texts }, screening);
  readerOf({ reader }).requireAllRead();
  return reading.signals.filter(({ level }) => level === 'heavy');
}
