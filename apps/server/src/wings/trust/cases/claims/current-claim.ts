import { type CaseClaim, CLAIM_MS } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { CaseRow } from '../cases.queries.ts';

type ClaimedCase = Pick<CaseRow, 'claimed_by' | 'claimed_at' | 'claimer_email'>;

/** Who is at work on a case; null without a claim, and once its hour is over. */
export function presentClaim(row: ClaimedCase, now: Date): CaseClaim | null {
  const { claimed_at: claimedAt, claimer_email: operatorEmail } = row;
  if (!claimedAt || operatorEmail === null) return null;
  const until = new Date(claimedAt.getTime() + CLAIM_MS);
  if (now >= until) return null;
  return { operatorEmail, claimedAt: claimedAt.toISOString(), until: until.toISOString() };
}

/** Leaves a case to the operator who is at work on it. @throws {AppError} case_claimed, which names it */
export function requireUnclaimed(row: ClaimedCase, operatorId: string, now: Date): void {
  const claim = presentClaim(row, now);
  if (!claim || row.claimed_by === operatorId) return;
  throw new AppError('case_claimed', {
    message: `${claim.operatorEmail} is at work on this case.`,
  });
}
