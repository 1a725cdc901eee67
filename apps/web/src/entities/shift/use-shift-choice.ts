import { type Job, type Shift, whyNotFree } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { getQueryClient } from '../../platform/api/query-client.ts';
import { onForget } from '../../platform/stores/late-stores.ts';
import { hoursOverLimit } from './hours-over-limit.ts';
import { ownWeekQuery } from '../availability/own-week-query.ts';

/** What the seeker has ticked or not, by shift, for as long as the tab stays: a sheet closed by Back has it again. */
const useTicks = create<Readonly<Record<string, boolean>>>()(() => ({}));
onForget('volatile', () => {
  useTicks.setState({}, true);
});

export interface OfferedShift {
  readonly shift: Shift;
  /** Why it does not fit the own week, in words; null if it does, or no week is saved. */
  readonly clash: string | null;
  readonly isTicked: boolean;
}

/** The shifts of a job that a seeker ticks; those that clash with the own week start unticked. */
export function useShiftChoice(
  { shifts, timeZone }: Pick<Job, 'shifts' | 'timeZone'>,
  seekerId: string,
) {
  const { data: week, isLoading } = useQuery(
    { ...ownWeekQuery(seekerId), enabled: shifts.length > 0 },
    getQueryClient(),
  );
  const ticks = useTicks();
  const offered = shifts.map((shift): OfferedShift => {
    const clash = week ? whyNotFree(shift, week, { timeZone, now: week.asOf }) : null;
    return { shift, clash, isTicked: ticks[shift.id] ?? clash === null };
  });
  return {
    offered,
    /** What is ticked is more than the seeker's weekly limit, in words; null if not. */
    warning: week
      ? hoursOverLimit(
          offered.flatMap(({ shift, isTicked }) => (isTicked ? [shift] : [])),
          week,
        )
      : null,
    /** The own week is not known yet. */
    isPending: isLoading,
    tick: (id: string, isTicked: boolean) => {
      useTicks.setState({ [id]: isTicked });
    },
    /** Ids of the ticked ones. */
    shiftIds: offered.flatMap(({ shift, isTicked }) => (isTicked ? [shift.id] : [])),
  };
}

export type ShiftChoice = ReturnType<typeof useShiftChoice>;
