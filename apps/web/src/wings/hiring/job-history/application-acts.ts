import { type Application, isAllowedFrom, statusFromSeekerLabel } from '@nextshift/contract';

export type ApplicationAct = 'view' | 'messages' | 'timeline' | 'contact' | 'withdraw' | 'report';

/** What comes next for an application, and what else can be done, the most frequent first. */
export function actionsOf({ status, shifts, applicationId }: Application): {
  readonly next: ApplicationAct | 'shifts' | 'interview';
  readonly others: readonly ApplicationAct[];
} {
  const isAccepted = status === 'Accepted';
  const hasShifts = isAccepted && shifts.length > 0;
  const next = applicationId === null ? 'timeline' : 'view';
  const acts: ApplicationAct[] = [];
  if (applicationId !== null) acts.push('view');
  acts.push('messages', 'timeline');
  if (isAccepted) acts.push('contact');
  if (canWithdraw(status)) acts.push('withdraw');
  acts.push('report');
  if (hasShifts) return { next: 'shifts', others: acts };
  if (status === 'Interviewing') return { next: 'interview', others: acts };
  return { next, others: acts.filter((act) => act !== next) };
}

function canWithdraw(word: Application['status']): boolean {
  const status = statusFromSeekerLabel(word);
  return status !== null && isAllowedFrom('withdraw', status);
}
