import type { Availability } from '@nextshift/contract';
import { http, HttpResponse } from 'msw';
import { API, apiServer } from './api-server.ts';

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
  apiServer.use(
    http.get(`${API}/availability`, () => HttpResponse.json(week)),
    http.get(`${API}/shifts`, () => HttpResponse.json({ shifts })),
  );
}
