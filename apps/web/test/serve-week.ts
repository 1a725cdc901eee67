import {
  type Assignment,
  type Availability,
  getAvailability,
  listShifts,
} from '@nextshift/contract';
import { serve } from './api-server.ts';
import { SATURDAY } from './sample-assignment.ts';

interface ServedWeek {
  readonly weekly: Availability['weekly'];
  /** Shifts that the seeker has. */
  readonly shifts?: readonly Partial<Assignment>[];
  readonly weeklyHoursMax?: number;
}

/** Serves the saved week of the seeker in New York. */
export function serveWeek({ weekly, shifts = [], weeklyHoursMax }: ServedWeek): void {
  const week: Availability = {
    timeZone: 'America/New_York',
    weekly,
    busy: [],
    share: true,
    weeklyHoursMax: weeklyHoursMax ?? null,
  };
  serve(getAvailability, () => week);
  serve(listShifts, () => ({ shifts: shifts.map((shift) => ({ ...SATURDAY, ...shift })) }));
}
