import type { ChangePreview } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ChosenPlan } from '../../payments/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listActiveJobs } from '../../../jobs/index.ts';
import { isFromSandbox, jobTermsOf, maxActiveJobs } from '../plan-limits.ts';
import { requireAllowed } from '../subscription-rules.ts';
import { findSubscription } from '../subscriptions.queries.ts';
import { findSurplusRow } from '../surplus/surplus-jobs.queries.ts';
import { selectRemainingJobs, surplusTerms } from '../surplus/surplus-rules.ts';

/**
 * Previews what a change of plan would cost now, by the provider, and its effect on each active
 * job.
 * @throws {AppError} those of the change itself, except for the payment
 */
export async function previewChange(
  { database, payments, clock }: Platform,
  own: { readonly employerId: string; readonly subscriptionId: string },
  plan: ChosenPlan,
): Promise<ChangePreview> {
  const { employerId, subscriptionId } = own;
  const row = await findSubscription(database, subscriptionId);
  if (row?.employer_id !== employerId) throw new AppError('not_found');
  const now = clock();
  requireAllowed('change', row, now);
  if (isFromSandbox(row, payments)) throw new AppError('illegal_subscription_change');
  if (row.provider !== payments.name) throw new AppError('payments_unavailable');
  const money = await payments.previewChange(row.provider_subscription_id, plan);
  const jobs = await listActiveJobs(database, employerId);
  const jobsAllowed = maxActiveJobs(plan.planType);
  const surplus = await findSurplusRow(database, employerId);
  const chosen = surplus?.settled_at === null ? surplus.kept_job_ids : [];
  const staying = selectRemainingJobs(jobs, chosen, jobsAllowed);
  const terms = surplusTerms(surplus, { jobsAllowed, announcedEnd: null, now });
  const { maxApplicants } = jobTermsOf(plan.planType);
  return {
    ...money,
    jobsCloseAt: jobs.length > jobsAllowed ? terms.closesAt.toISOString() : null,
    jobs: jobs.map(({ id, title, applicant_count: applicantCount }) => ({
      id,
      title,
      stays: staying.has(id),
      applicantCount,
      maxApplicants,
    })),
  };
}
