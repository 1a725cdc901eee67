import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endPlanOf } from '../../billing/index.ts';
import { announceApplication } from '../../hiring/index.ts';
import { closeActiveJobs } from '../../jobs/index.ts';
import { keepWatch } from '../../screening/index.ts';
import { endAccepted, endUndecided } from './end-company.queries.ts';

/**
 * Ends what a locked company does: its plan at the provider, its jobs, and its undecided and accepted applications, whose
 * applicants are told. In their history, a name and a title remain. If it is watched, its address stays so.
 */
export async function endCompany(
  transaction: DatabaseTransaction,
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  { employerId, now }: { readonly employerId: string; readonly now: Date },
): Promise<void> {
  await keepWatch(transaction, secrets, { employerId, now });
  await endPlanOf(transaction, employerId);
  const closing = { reason: 'closed', now, graceMs: config.closingGraceMs } as const;
  await closeActiveJobs(transaction, employerId, closing);
  await endApplications(transaction, employerId, now);
}

/** Ends undecided and accepted applications; tells their applicants that the company left. */
async function endApplications(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  const changed = [
    { change: 'company_left', rows: await endUndecided(transaction, employerId, now) },
    { change: 'accepting_company_left', rows: await endAccepted(transaction, employerId, now) },
  ] as const;
  for (const { change, rows } of changed) {
    for (const { id: applicationId, seeker_id: seekerId } of rows) {
      if (seekerId === null) continue;
      await announceApplication(transaction, { applicationId, seekerId, change, now });
    }
  }
}
