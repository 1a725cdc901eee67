import type { CaseDetail } from '@nextshift/contract';
import type { OperatorSession } from '../../../../platform/authentication/operator-sessions.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { logAct } from '../../../identity/index.ts';
import { findCase } from '../cases.queries.ts';
import { isWaiting, presentCase } from '../present-case.ts';
import { lockCaseAlone, setClaim } from './claims.queries.ts';
import { requireUnclaimed } from './current-claim.ts';

/**
 * Gives a case, or its open appeal, to an operator for an hour; again, for another one.
 * @throws {AppError} not_found, case_decided, case_claimed by another operator
 */
export function claimCase(
  platform: Platform,
  { operatorId }: OperatorSession,
  caseId: string,
): Promise<CaseDetail> {
  const { database, clock } = platform;
  return database.transaction().execute(async (transaction) => {
    await lockCaseAlone(transaction, caseId);
    const now = clock();
    const before = await findCase(transaction, caseId);
    if (!before) throw new AppError('not_found');
    if (!isWaiting(before)) throw new AppError('case_decided');
    requireUnclaimed(before, operatorId, now);
    await setClaim(transaction, caseId, { operatorId, now });
    await logAct(transaction, { act: 'claimed_case', caseId, operatorId, now });
    const row = await findCase(transaction, caseId);
    if (!row) throw new AppError('not_found');
    return presentCase(transaction, row, platform);
  });
}

/** Takes the claim of an operator from a case. @throws {AppError} not_found */
export function releaseCase(
  { database, clock }: Platform,
  { operatorId }: OperatorSession,
  caseId: string,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await lockCaseAlone(transaction, caseId);
    const row = await findCase(transaction, caseId);
    if (!row) throw new AppError('not_found');
    if (row.claimed_by !== operatorId) return;
    await setClaim(transaction, caseId, null);
    await logAct(transaction, { act: 'released_case', caseId, operatorId, now: clock() });
  });
}
