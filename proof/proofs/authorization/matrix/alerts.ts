import { anySeeker, everyone, owningSeeker, type Row } from './row.ts';

const ALERT_ID = '01890000-0000-7000-8000-0000000a1e47';

/** An alert of the seeker. */
const ALERT = `INSERT INTO alerts (id, seeker_id, criteria, cadence, local_hour, time_zone, next_run_at,
    searched_to, created_at, updated_at)
  VALUES ('${ALERT_ID}', '{seeker}', '{"searchQuery": "globe"}', 'daily', 8, 'America/New_York',
    now() + interval '1 day', now(), now(), now())`;

/** Job alerts: private to their seeker. */
export const alerts: readonly Row[] = [
  { call: 'GET /api/alerts', about: "one's own", who: anySeeker('200') },
  {
    call: 'POST /api/alerts',
    body: { criteria: { searchQuery: 'globe painter' }, cadence: 'daily' },
    who: anySeeker('201'),
  },
  {
    call: 'PATCH /api/alerts/:alertId',
    at: `/api/alerts/${ALERT_ID}`,
    first: ALERT,
    body: { localHour: 9 },
    who: owningSeeker('200', '404'),
  },
  {
    call: 'DELETE /api/alerts/:alertId',
    at: `/api/alerts/${ALERT_ID}`,
    first: ALERT,
    who: owningSeeker('204', '404'),
  },
  {
    call: 'POST /api/alerts/:alertId/run',
    at: `/api/alerts/${ALERT_ID}/run`,
    first: ALERT,
    who: owningSeeker('202', '404'),
  },
  {
    call: 'POST /api/unsubscribe/:token',
    about: 'with a token that nobody was mailed',
    at: `/api/unsubscribe/all.${'A'.repeat(64)}`,
    who: everyone('400'),
  },
  {
    call: 'GET /api/unsubscribe/:token',
    about: 'which leads to the page and stops nothing',
    at: `/api/unsubscribe/all.${'A'.repeat(64)}`,
    isNoApi: true,
    who: everyone('302'),
  },
];
