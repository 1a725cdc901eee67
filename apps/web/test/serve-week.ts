import { type Availability, getAvailability, listShifts } from '@nextshift/contract';
import { serve } from './api-server.ts';

interface ServedWeek {
  readonly weekly: Availability['weekly'];
  /** Shifts that the seeker has. */
  readonly shifts?: readonly object[];
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
  serve(listShifts, () => ({ shifts }), { isPartial: true });
}
