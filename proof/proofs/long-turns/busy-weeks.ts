import { weekdays } from '@nextshift/contract';
import {
  grantPlan,
  type Person,
  postJob,
  signUpEmployer,
  signUpWithProfile,
} from '@nextshift/test-kit/people/people';
import { call, type CallResponse } from '@nextshift/test-kit/requests/caller';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import type { AcceptedWrite } from './accepted-writes.ts';

/** The most shifts of a job, and the most terms of a week. */
const SHIFTS = 60;
const TERMS = 200;
/** Times all day and night, four weeks ahead. */
const HOURS = {
  minutes: 10,
  weekly: weekdays.map((weekday) => ({ weekday, start: '00:00', end: '23:59' })),
  dates: [],
  seats: 1,
  noticeHours: 2,
  daysAhead: 28,
  place: { kind: 'onsite', text: '12 Main St' },
  invite: 'by_hand',
};

const weekdayAt = (at: number) => weekdays[at % weekdays.length];

const shifts = Array.from({ length: SHIFTS }, (_, at) => {
  const hour = String(8 + Math.floor(at / weekdays.length)).padStart(2, '0');
  return { weekday: weekdayAt(at), start: `${hour}:00`, end: `${hour}:50`, capacity: 5 };
});

/** Every seven minutes, so that none of them touch. */
const timeAt = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

/** A week with something else in each of its terms. */
const busyWeek = {
  timeZone: 'America/New_York',
  weekly: [{ weekday: 'mon', start: '00:00', end: '23:59' }],
  busy: Array.from({ length: TERMS }, (_, at) => ({
    weekday: weekdayAt(at),
    start: timeAt(at * 7),
    end: timeAt(at * 7 + 5),
    from: null,
    until: new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10),
  })),
  share: true,
};

/** What compares the fullest week of a seeker with the most shifts and interview times. */
export async function prepareWeeks(
  testbed: Testbed,
  { address, dataDir }: { readonly address: string; readonly dataDir: string },
): Promise<AcceptedWrite[]> {
  const employer = await signUpEmployer(address, { companyName: 'Night Kitchen' });
  const { token } = employer;
  await testbed.inDatabase(dataDir, (database) => grantPlan(database, employer.id));
  const withShifts = await postJob(address, employer, { shifts });
  const interviewing = await postJob(address, employer, {});
  const hours = `/api/employerjobs/${interviewing}/interview-hours`;
  await accepted(call(address, 'PUT', hours, { token, body: HOURS }));

  const apply = ({ id: userId, token: own }: Person, jobId: string) =>
    call(address, 'POST', `/applications/job/${jobId}/apply`, { token: own, body: { userId } });
  const newSeeker = async () => {
    const seeker = await signUpWithProfile(address);
    const week = { token: seeker.token, body: busyWeek };
    await accepted(call(address, 'PUT', '/api/availability', week));
    return seeker;
  };
  const invited = await newSeeker();
  const { application } = (await apply(invited, interviewing)).json as {
    application: { id: string };
  };
  const interview = `/api/applications/${application.id}/interview`;
  await accepted(call(address, 'POST', interview, { token }));
  return [
    {
      name: 'a job with sixty shifts is applied for',
      send: async () => apply(await newSeeker(), withShifts),
    },
    {
      name: 'the times of an interview are read',
      send: () => call(address, 'GET', interview, { token: invited.token }),
    },
  ];
}

async function accepted(response: Promise<CallResponse>): Promise<void> {
  const { status, text } = await response;
  if (status >= 300) throw new Error(`${status} ${text}`);
}
