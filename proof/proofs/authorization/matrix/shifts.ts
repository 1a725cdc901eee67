import { anyone, everyone, owningEmployer, owningSeeker, type Row } from './row.ts';

const SHIFT_ID = '01890000-0000-7000-8000-00000005417f';
const ASSIGNMENT_ID = '01890000-0000-7000-8000-0000000a5516';

/** A shift of the accepted applicant, whose start is some hours from now. */
const shiftIn = (
  hours: number,
  { status = 'offered', noShowAt = 'null', cancelledBy = 'null' } = {},
) => `
  WITH accepted AS (
    SELECT id, job_id, employer_id, seeker_id, now() + interval '${hours} hours' AS starts_at
    FROM applications WHERE id = '{acceptedApplication}'
  ), shift AS (
    INSERT INTO job_shifts (id, job_id, date, start_time, end_time, capacity)
    SELECT '${SHIFT_ID}', job_id, starts_at::date, '07:00', '09:00', 1 FROM accepted
  )
  INSERT INTO assignments (id, application_id, job_id, employer_id, seeker_id, shift_id, capacity, place,
    date, during, status, no_show_at, cancelled_by, created_at, updated_at)
  SELECT '${ASSIGNMENT_ID}', id, job_id, employer_id, seeker_id, '${SHIFT_ID}', 1, 1, starts_at::date,
    tstzrange(starts_at, starts_at + interval '2 hours'),
    '${status}', ${noShowAt}, ${cancelledBy}, now(), now()
  FROM accepted`;
const missed = { status: 'no_show', noShowAt: 'now()' };
const cancelled = { status: 'cancelled', cancelledBy: "'seeker'" };

/** Shifts of accepted people: of both sides alone, with the contact that both have by then. */
export const shifts: readonly Row[] = [
  {
    call: 'GET /api/shifts',
    about: "one's own",
    first: shiftIn(5),
    who: anyone('200'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/confirm',
    at: `/api/shifts/${ASSIGNMENT_ID}/confirm`,
    first: shiftIn(5),
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/cancel',
    at: `/api/shifts/${ASSIGNMENT_ID}/cancel`,
    first: shiftIn(5),
    who: {
      ...everyone('404'),
      visitor: '401',
      revoked: '401',
      operator: '401',
      seeker: '200',
      accepted: '200: the name, the email, the phone',
    },
  },
  {
    call: 'POST /api/shifts/:assignmentId/no-show',
    of: 'employer',
    at: `/api/shifts/${ASSIGNMENT_ID}/no-show`,
    first: shiftIn(-5),
    who: owningEmployer('200: the name, the email, the phone', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/dispute',
    at: `/api/shifts/${ASSIGNMENT_ID}/dispute`,
    first: shiftIn(-5, missed),
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/came',
    of: 'employer',
    at: `/api/shifts/${ASSIGNMENT_ID}/came`,
    first: shiftIn(-5, missed),
    who: owningEmployer('200: the name, the email, the phone', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/cover',
    of: 'employer',
    at: `/api/shifts/${ASSIGNMENT_ID}/cover`,
    first: shiftIn(5, cancelled),
    body: { applicationId: '{acceptedApplication}' },
    who: owningEmployer('200: the name, the email, the phone', '404'),
  },
  {
    call: 'GET /api/employerjobs/:jobId/roster',
    of: 'employer',
    at: '/api/employerjobs/{openJob}/roster',
    who: owningEmployer('200: another seeker', '404'),
  },
  {
    call: 'GET /api/calendar',
    // The first reading makes the address.
    records: ['calendars'],
    about: "one's own",
    who: anyone('200'),
  },
  { call: 'POST /api/calendar/reset', about: "one's own", who: anyone('200') },
  {
    call: 'GET /api/calendar/:token.ics',
    about: 'with a token that nobody was told',
    at: `/api/calendar/${'A'.repeat(43)}.ics`,
    isNoApi: true,
    who: everyone('404'),
  },
];
