import { planted } from '../../../board/canary-texts.ts';
import { anyone, anySeeker, everyone, owningEmployer, owningSeeker, type Row } from './row.ts';

const SHIFT_ID = '01890000-0000-7000-8000-00000005417f';
const ASSIGNMENT_ID = '01890000-0000-7000-8000-0000000a5516';

/** A shift of the accepted applicant's job, from 10 to 12 on a day some days from today, and their date on it. */
const shiftIn = (
  days: number,
  { status = 'offered', noShowAt = 'null', cancelledBy = 'null' } = {},
) => `
  UPDATE jobs
  SET shifts = jsonb_build_array(jsonb_build_object('id', '${SHIFT_ID}', 'weekday', null, 'date', day,
      'start', '10:00', 'end', '12:00', 'capacity', 1)),
    week_minutes = int4multirange(int4range(minute + 600, minute + 720))
  FROM (
    SELECT job_id, day, (extract(isodow FROM day)::int - 1) * 1440 AS minute
    FROM (
      SELECT job_id, (now() AT TIME ZONE time_zone)::date + ${days} AS day
      FROM applications JOIN jobs ON jobs.id = job_id WHERE applications.id = '{acceptedApplication}'
    ) AS dated
  ) AS dated
  WHERE jobs.id = dated.job_id;
  INSERT INTO assignments (id, application_id, job_id, employer_id, seeker_id, shift_id, capacity, place,
    date, during, status, no_show_at, cancelled_by, created_at, updated_at)
  SELECT '${ASSIGNMENT_ID}', applications.id, jobs.id, applications.employer_id, seeker_id, shift.id, shift.capacity,
    1, shift.date,
    tstzrange((shift.date + start_time) AT TIME ZONE time_zone, (shift.date + end_time) AT TIME ZONE time_zone),
    '${status}', ${noShowAt}, ${cancelledBy}, now(), now()
  FROM applications JOIN jobs ON jobs.id = applications.job_id JOIN job_shifts AS shift ON shift.job_id = jobs.id
  WHERE applications.id = '{acceptedApplication}'`;
const missed = { status: 'no_show', noShowAt: 'now()' };
const cancelled = { status: 'cancelled', cancelledBy: "'seeker'" };

/** Its person asks others to take it, and says why. */
const GIVEN_UP = `given_up_at = now(), give_up_reason = '${planted.seeker.giveUpReason}'`;

const OFFER_ID = '01890000-0000-7000-8000-00000000c07e';

/** A shift that somebody gives up who has left since, offered to the accepted applicant. */
const offered = (status = 'asked') => `${shiftIn(1)};
  UPDATE applications SET told_status = 'accepted' WHERE id = '{acceptedApplication}';
  UPDATE assignments SET seeker_id = NULL, ${GIVEN_UP} WHERE id = '${ASSIGNMENT_ID}';
  INSERT INTO cover_offers (id, assignment_id, application_id, seeker_id, status, created_at, answered_at)
  SELECT '${OFFER_ID}', '${ASSIGNMENT_ID}', id, seeker_id, '${status}', now(),
    ${status === 'asked' ? 'NULL' : 'now()'}
  FROM applications WHERE id = '{acceptedApplication}'`;

/** Shifts of accepted people: of both sides alone, with the contact that both have by then. */
export const shifts: readonly Row[] = [
  {
    call: 'GET /api/shifts/clashes',
    about: "one's own",
    first: shiftIn(1),
    who: anySeeker('200'),
  },
  {
    call: 'GET /api/shifts',
    about: "one's own",
    first: shiftIn(1),
    who: anyone('200'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/confirm',
    at: `/api/shifts/${ASSIGNMENT_ID}/confirm`,
    first: shiftIn(1),
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/cancel',
    at: `/api/shifts/${ASSIGNMENT_ID}/cancel`,
    first: shiftIn(1),
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
    first: shiftIn(-1),
    who: owningEmployer('200: the name, the email, the phone', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/dispute',
    at: `/api/shifts/${ASSIGNMENT_ID}/dispute`,
    first: shiftIn(-1, missed),
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/came',
    of: 'employer',
    at: `/api/shifts/${ASSIGNMENT_ID}/came`,
    first: shiftIn(-1, missed),
    who: owningEmployer('200: the name, the email, the phone', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/cover',
    of: 'employer',
    at: `/api/shifts/${ASSIGNMENT_ID}/cover`,
    first: shiftIn(1, cancelled),
    body: { applicationId: '{acceptedApplication}' },
    who: owningEmployer('200: the name, the email, the phone', '404'),
  },
  {
    call: 'POST /api/shifts/:assignmentId/give-up',
    about: 'asked already',
    at: `/api/shifts/${ASSIGNMENT_ID}/give-up`,
    body: { reason: 'An exam' },
    first: `${shiftIn(1)}; UPDATE assignments SET ${GIVEN_UP} WHERE id = '${ASSIGNMENT_ID}'`,
    leavesNoTrace: true,
    who: owningSeeker('200', '404'),
  },
  {
    call: 'GET /api/cover-offers',
    about: "one's own",
    who: anyone('200'),
  },
  {
    call: 'POST /api/cover-offers/:offerId/take',
    at: `/api/cover-offers/${OFFER_ID}/take`,
    first: offered(),
    who: owningSeeker('200', '404'),
  },
  {
    call: 'POST /api/cover-offers/:offerId/decline',
    about: 'as the one asked',
    at: `/api/cover-offers/${OFFER_ID}/decline`,
    first: offered(),
    who: {
      ...everyone('404'),
      visitor: '401',
      revoked: '401',
      operator: '401',
      seeker: '200',
    },
  },
  {
    call: 'POST /api/cover-offers/:offerId/approve',
    of: 'employer',
    at: `/api/cover-offers/${OFFER_ID}/approve`,
    first: offered('to_approve'),
    who: owningEmployer('200: the name', '404'),
  },
  {
    call: 'PUT /api/employerjobs/:jobId/cover',
    of: 'employer',
    at: '/api/employerjobs/{openJob}/cover',
    body: { approval: true, across: true },
    who: owningEmployer('200', '404'),
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
