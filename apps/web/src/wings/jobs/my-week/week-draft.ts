import {
  type Availability,
  busySpan,
  rangesOfSpans,
  termsOfBusy,
  updateAvailabilityBody,
  weeklySpan,
} from '@nextshift/contract';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';

/** My week as a form. */
export const weekDraft = z.object({
  timeZone: z.string(),
  weekly: z.array(weeklySpan),
  busy: z.array(busySpan),
  share: z.boolean(),
  /** As typed; empty for no limit. */
  weeklyHoursMax: z.string(),
});
export type WeekDraft = z.output<typeof weekDraft>;

export function draftOfWeek({ weeklyHoursMax, ...week }: Availability): WeekDraft {
  return { ...week, weeklyHoursMax: weeklyHoursMax === null ? '' : String(weeklyHoursMax) };
}

export function isSameDraft(one: WeekDraft, other: WeekDraft): boolean {
  return keyOf(one) === keyOf(other);
}

/** The same for times in another order or in other pieces. */
function keyOf({ weekly, busy, ...rest }: WeekDraft): string {
  const { timeZone, share, weeklyHoursMax } = rest;
  return JSON.stringify([
    rangesOfSpans(weekly),
    termsOfBusy(busy),
    timeZone,
    share,
    weeklyHoursMax.trim(),
  ]);
}

/** Checks the form by the contract's rules. */
export const weekResolver: Resolver<WeekDraft, unknown, Availability> = (draft) => {
  const hours = draft.weeklyHoursMax.trim();
  const weeklyHoursMax = hours === '' ? null : Number(hours);
  const checked = updateAvailabilityBody.safeParse({ ...draft, weeklyHoursMax });
  if (checked.success) return { values: checked.data, errors: {} };
  const [issue] = checked.error.issues;
  const field = weekDraft.keyof().safeParse(issue?.path[0]).data ?? 'weekly';
  return { values: {}, errors: { [field]: { type: 'rule', message: issue?.message } } };
};
