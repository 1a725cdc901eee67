import type { Responsiveness } from '@nextshift/contract';

/** How a company answers: `Answers 86% of applicants, usually in 3 days`; without `whom` in short. */
export function responsivenessText(known: Responsiveness | null, whom = ''): string {
  if (!known) return 'New employer';
  const { answeredShare, medianDays } = known;
  const share = `Answers ${Math.round(answeredShare * 100)}%${whom}`;
  if (medianDays === null) return share;
  const days = Math.round(medianDays);
  return `${share}, usually ${days > 1 ? `in ${days} days` : 'within a day'}`;
}
