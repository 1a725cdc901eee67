import type { ApplicationsView } from './applications-view.ts';

/** What each list is called. */
export const LIST_LABELS = {
  due: 'Applications due',
  open: 'Open applications',
  closed: 'Closed applications',
} as const satisfies Record<ApplicationsView['state'], string>;

/** '1 open application', '12 closed applications', '3 applications due'. */
export function countText(count: number, state: ApplicationsView['state']): string {
  const noun = count === 1 ? 'application' : 'applications';
  return state === 'due' ? `${String(count)} ${noun} due` : `${String(count)} ${state} ${noun}`;
}
