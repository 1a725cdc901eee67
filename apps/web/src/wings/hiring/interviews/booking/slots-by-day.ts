import { dayIn, type InterviewSlot } from '@nextshift/contract';

export interface SlotDay {
  readonly day: string;
  /** `Monday, Nov 23` */
  readonly title: string;
  readonly slots: readonly InterviewSlot[];
}

/** Times by their days on the clocks of the job, in their order. */
export function slotsByDay(slots: readonly InterviewSlot[], timeZone: string): SlotDay[] {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone,
  });
  const days = new Map<string, InterviewSlot[]>();
  for (const slot of slots) {
    const day = dayIn(timeZone, new Date(slot.startsAt));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    title: format.format(new Date(ofDay[0]?.startsAt ?? day)),
    slots: ofDay,
  }));
}
