import {
  amountOf,
  hourlyPay,
  type Job,
  jobDraftFields,
  type Pay,
  payFrequencies,
  payWithTips,
  type Shift,
} from '@nextshift/contract';
import type { JobDraft } from '../job-draft.ts';
import { wholeTips } from '../pay/tips-of-draft.ts';
import { wholeShare } from './share-of-shifts.ts';
import { timedRow } from './shift-rows.ts';

/** The shifts of a form that are filled in. */
export function shiftsOfDraft({
  shifts,
}: Pick<JobDraft, 'shifts'>): Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>[] {
  return shifts.map(timedRow).filter((each) => each !== null);
}

/** The pay as typed, with the shifts that a day or a week of it is for; null while it is not in order. */
export function payOfDraft(draft: JobDraft): Pay | null {
  const minWage = amountOf(draft.minWage);
  const maxWage = amountOf(draft.maxWage);
  // Refused on submit; until then it is not shown.
  if (minWage !== null && maxWage !== null && minWage > maxWage) return null;
  const expectedHours = amountOf(draft.expectedHours);
  const pay: Pay = {
    payRate: amountOf(draft.payRate),
    minWage,
    maxWage,
    payFrequency: payFrequencies.find((frequency) => frequency === draft.payFrequency) ?? null,
    expectedHours: expectedHours === 0 ? null : expectedHours,
    shifts: shiftsOfDraft(draft),
    eachWorks: wholeShare(draft.eachWorks),
  };
  const isTipped = draft.tipped === 'true';
  const tips = isTipped ? wholeTips(draft.tips) : null;
  return { ...pay, tipped: isTipped, withTips: payWithTips(hourlyPay(pay), tips) };
}

/** The pay as typed, as a posted job states it. */
export function hourlyPayOf(typed: Pay | null): Pick<Job, 'hourlyPay' | 'payFrequency' | 'tipped'> {
  return {
    hourlyPay: typed && hourlyPay(typed),
    payFrequency: typed?.payFrequency ?? null,
    tipped: typed?.tipped === true,
  };
}

export function numberOfOpenings({ openings }: JobDraft): number {
  return jobDraftFields.safeParse({ openings }).data?.openings ?? 1;
}
