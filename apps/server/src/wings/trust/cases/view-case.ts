import type { CaseDetail } from '@nextshift/contract';
import type { OperatorSession } from '../../../platform/authentication/operator-sessions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { logAct } from '../../identity/index.ts';
import { findCase } from './cases.queries.ts';
import { presentCase } from './present-case.ts';

/** A case for an operator; the look is logged before anything is shown. @throws {AppError} not_found */
export async function viewCase(
  platform: Platform,
  { operatorId }: OperatorSession,
  caseId: string,
): Promise<CaseDetail> {
  const { database, clock } = platform;
  const row = await findCase(database, caseId);
  if (!row) throw new AppError('not_found');
  const now = clock();
  const [detail] = await Promise.all([
    presentCase(database, row, platform),
    logAct(database, { act: 'viewed_case', caseId, operatorId, now }),
  ]);
  return detail;
}
