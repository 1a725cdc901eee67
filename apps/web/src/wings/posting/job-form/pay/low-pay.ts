import { floorAbove, hourlyPay, jobTypes, tipsOfJob } from '@nextshift/contract';
import type { JobDraft } from '../job-draft.ts';
import { payOfDraft } from '../shifts/pay-of-draft.ts';

/** Pay below the minimum of the job's state, for which the job would be held. */
export interface LowPay {
  readonly hourlyMin: number;
  /** The minimum, in a sentence. */
  readonly floor: string;
}

/** The pay as typed, if it is below the minimum of the typed state. */
export function lowPayOf(draft: JobDraft, now: Date): LowPay | null {
  const pay = payOfDraft(draft);
  const hourly = pay && hourlyPay(pay);
  if (hourly === null) return null;
  const typed = {
    state: draft.state,
    type: jobTypes.find((type) => type === draft.type) ?? null,
    tipped: isTipped(draft),
    hourlyPay: hourly,
  };
  const floor = floorAbove(typed, now);
  return floor === null ? null : { hourlyMin: hourly.min, floor };
}

/** As the form says, or the words in it where it does not. */
function isTipped({ title, compensation, tipped }: JobDraft): boolean {
  return tipsOfJob({ title, compensation, tipped: tipped === '' ? null : tipped === 'true' })
    .tipped;
}
