import { anySeeker, type Row } from './row.ts';

/** When a seeker can work: private to them. */
export const availability: readonly Row[] = [
  { call: 'GET /api/availability', about: "one's own", who: anySeeker('200') },
  {
    call: 'PUT /api/availability',
    body: {
      timeZone: 'America/New_York',
      weekly: [{ weekday: 'sat', start: '08:00', end: '18:00' }],
      busy: [],
      share: true,
      weeklyHoursMax: null,
    },
    who: anySeeker('200'),
  },
  {
    call: 'POST /api/availability/timetable',
    form: { file: '<timetable>' },
    leavesNoTrace: true,
    who: anySeeker('200'),
  },
];
