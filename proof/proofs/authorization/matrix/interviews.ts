import { DAY_MS } from '@nextshift/contract';
import { planted } from '../../../board/canary-texts.ts';
import { anyone, everyone, owningEmployer, owningSeeker, type Row } from './row.ts';

const INTERVIEW_ID = '01890000-0000-7000-8000-0000001e2e11';
/** Noon or so in two days: one of the times below. */
const DAY = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
const STARTS_AT = `${DAY}T17:00:00.000Z`;

const hours = {
  minutes: 60,
  weekly: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => ({
    weekday,
    start: '00:00',
    end: '23:59',
  })),
  dates: [],
  seats: 1,
  noticeHours: 2,
  daysAhead: 7,
  place: { kind: 'onsite', text: planted.employer.interviewPlace },
  invite: 'by_hand',
};

/** The employer called pending interviews its applicants at every hour. */
const HOURS = `INSERT INTO interview_hours
  SELECT job_id, 60, '${JSON.stringify(hours.weekly)}', '[]', 1, 2, 7, 'onsite', '${planted.employer.interviewPlace}', 'by_hand', now()
  FROM applications WHERE id = '{pendingApplication}'`;

/** It has invited the seeker, or they have booked some hours from now, or before. */
const invited = (bookedIn?: number) => `${HOURS};
  INSERT INTO interviews (id, application_id, job_id, employer_id, seeker_id, status, during, seat, created_at, updated_at)
  SELECT '${INTERVIEW_ID}', id, job_id, employer_id, seeker_id, ${
    bookedIn === undefined
      ? "'invited', null, null"
      : `'booked', tstzrange(now() + interval '${bookedIn} hours', now() + interval '${bookedIn + 1} hours'), 1`
  }, now(), now()
  FROM applications WHERE id = '{pendingApplication}'`;

/** For those without access through an application. */
const nobody = { ...everyone('404'), visitor: '401', operator: '401', revoked: '401' } as const;
/** The employer called pending, to whose applications the others have no access. */
const inviting = {
  ...owningEmployer('404', '404'),
  wrongKind: '404',
  pending: '200: the name',
} as const;

/** Interview hours of a job, and interviews of the two sides of an application. */
export const interviews: readonly Row[] = [
  {
    call: 'GET /api/employerjobs/:jobId/interview-hours',
    of: 'employer',
    at: '/api/employerjobs/{openJob}/interview-hours',
    who: owningEmployer('200', '404'),
  },
  {
    call: 'PUT /api/employerjobs/:jobId/interview-hours',
    of: 'employer',
    at: '/api/employerjobs/{openJob}/interview-hours',
    body: hours,
    who: owningEmployer('200', '404'),
  },
  {
    call: 'POST /api/applications/:id/interview',
    at: '/api/applications/{pendingApplication}/interview',
    first: HOURS,
    who: { ...inviting, pending: '201: the name' },
  },
  {
    call: 'GET /api/applications/:id/interview',
    at: '/api/applications/{pendingApplication}/interview',
    who: { ...nobody, seeker: '200', pending: '200' },
  },
  { call: 'GET /api/interviews', about: "one's own", who: anyone('200') },
  {
    call: 'POST /api/interviews/:id/book',
    at: `/api/interviews/${INTERVIEW_ID}/book`,
    first: invited(),
    body: { startsAt: STARTS_AT },
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/interviews/:id/decline',
    at: `/api/interviews/${INTERVIEW_ID}/decline`,
    first: invited(),
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/interviews/:id/cancel',
    at: `/api/interviews/${INTERVIEW_ID}/cancel`,
    first: invited(24),
    who: inviting,
  },
  {
    call: 'POST /api/interviews/:id/attended',
    at: `/api/interviews/${INTERVIEW_ID}/attended`,
    first: invited(-2),
    who: inviting,
  },
  {
    call: 'POST /api/interviews/:id/missed',
    at: `/api/interviews/${INTERVIEW_ID}/missed`,
    first: invited(-2),
    who: inviting,
  },
];
