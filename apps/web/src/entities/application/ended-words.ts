import type { EndedReason } from '@nextshift/contract';

/** Why an application ended, after "Closed: ". */
export const ENDED_WORDS: Readonly<Record<EndedReason, string>> = {
  filled: 'position filled',
  closed: 'job closed by the employer',
  expired: 'closing date reached',
  plan_ended: 'job no longer online',
  removed: 'job removed',
  no_answer: 'no answer in time',
  place_withdrawn: 'place withdrawn',
};
