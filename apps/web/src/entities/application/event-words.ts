import type { ApplicationEvent } from '@nextshift/contract';
import { endedWords } from './ended-words.ts';

/** Whose timeline it is. */
export type EventReader = 'seeker' | 'employer';

/** An event in words for its reader. */
export function eventWords(
  { from, to, actor, reason }: ApplicationEvent,
  reader: EventReader,
): string {
  const isOwn = reader === 'seeker';
  if (reason === 'seen') return isOwn ? 'Opened by the employer' : 'Opened';
  if (reason === 'contact_shown')
    return isOwn ? 'Your contact details were shown' : 'Contact details shown';
  // An acceptance that its employer undid; every other way out of it is an end.
  if (from === 'Accepted' && isUndecided(to)) {
    return isOwn ? 'Acceptance undone: still being considered' : 'Acceptance undone';
  }
  switch (to) {
    case 'pending':
    case 'Active':
      if (actor === 'employer' && from === 'Closed') {
        return isOwn ? 'Open again: the job was reposted' : 'Brought back';
      }
      if (actor === 'employer') return isStage(from) ? 'Back to the first stage' : 'Reopened';
      if (from === null) return isOwn ? 'You applied' : 'Applied';
      return isOwn ? 'You applied again' : 'Applied again';
    case 'Withdrawn':
      return isOwn ? 'You withdrew' : 'Withdrawn by the applicant';
    case 'Closed':
      return reason === null ? 'Closed' : `Closed: ${endedWords(reason)}`;
    case 'Interviewing':
      return 'Interview stage';
    case 'Under Review':
      return 'Under review';
    default:
      return to;
  }
}

function isUndecided(status: ApplicationEvent['from']): boolean {
  return status === 'pending' || status === 'Active' || isStage(status);
}

function isStage(status: ApplicationEvent['from']): boolean {
  return status === 'Under Review' || status === 'Interviewing';
}
