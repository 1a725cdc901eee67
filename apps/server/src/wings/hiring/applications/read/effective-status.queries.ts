import { type ApplicationStatus, undecidedStatuses } from '@nextshift/contract';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../../platform/database/database-schema.ts';

/** A condition on applications joined with their jobs; see `effectiveStatus` of the contract. */
export function hasEffectiveStatus(status: ApplicationStatus) {
  return (where: ExpressionBuilder<DB, 'applications' | 'jobs'>) => {
    const isUndecided = where('applications.status', 'in', undecidedStatuses);
    const has = where('applications.status', '=', status);
    if (status === 'ended') {
      return where.or([has, where.and([isUndecided, where('jobs.status', '=', 'Closed')])]);
    }
    return where.and([
      has,
      where.or([where.not(isUndecided), where('jobs.status', '=', 'Active')]),
    ]);
  };
}

/** Whether an application has one of these; see `hasEffectiveStatus`. */
export function hasOneOfEffectiveStatuses(statuses: readonly ApplicationStatus[]) {
  return (where: ExpressionBuilder<DB, 'applications' | 'jobs'>) =>
    where.or(statuses.map((status) => hasEffectiveStatus(status)(where)));
}
