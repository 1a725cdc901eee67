import type { EndedReason } from '@nextshift/contract';

const WORDS = {
  filled: 'position filled',
  closed: 'job closed',
  expired: 'closing date reached',
  plan_ended: 'job no longer online',
  removed: 'job removed',
  no_answer: 'no answer in time',
  place_withdrawn: 'offer withdrawn',
} satisfies Readonly<Record<EndedReason, string>>;

/** Why an application ended, after "Closed: "; also for a reason that only a newer server knows. */
export function endedWords(reason: EndedReason): string {
  const words: Readonly<Partial<Record<string, string>>> = WORDS;
  return words[reason] ?? 'no longer open';
}
