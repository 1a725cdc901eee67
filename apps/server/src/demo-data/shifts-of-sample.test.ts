import type { Assignment, Availability, CoverOffer, Roster } from '@nextshift/contract';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { signInAgain, type TestAccount } from '../../test/database/insert-accounts.ts';
import { extendShiftDates } from '../wings/hiring/work/assignments/tasks/extend-shift-dates.ts';
import { settleShifts } from '../wings/hiring/work/assignments/tasks/settle-shifts.ts';
import { loadDemoData } from './load-demo-data.ts';

let app: TestApp;
let seeker: TestAccount;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  await loadDemoData(app.platform);
  seeker = await signIn('seeker', demoAccounts.seeker.email);
  employer = await signIn('employer', demoAccounts.employer.email);
});

afterAll(() => app.close());

async function signIn(kind: 'seeker' | 'employer', email: string): Promise<TestAccount> {
  const { id } = await app.database
    .selectFrom(`${kind}s`)
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return signInAgain(app, { id, email, token: '', cookie: '' }, kind);
}

async function read<Body>(path: string, as: TestAccount): Promise<Body> {
  const response = await app.call('GET', path, { as });
  expect(response.statusCode).toBe(200);
  return response.json<Body>();
}

async function listShifts(as: TestAccount): Promise<Assignment[]> {
  return (await read<{ shifts: Assignment[] }>('/api/shifts?limit=100', as)).shifts;
}

it('gives both demo accounts shifts, the employer of several people', async () => {
  const own = await listShifts(seeker);
  expect(own.length).toBeGreaterThan(8);
  const ofEmployer = await listShifts(employer);
  const people = new Set(ofEmployer.map(({ person }) => person?.firstName));
  expect(people.size).toBeGreaterThan(2);
  expect(new Set(ofEmployer.map(({ status }) => status))).toContain('offered');
});

it('fills the places of a roster in part, and says who else could take one', async () => {
  const { id } = await app.database
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employer.id)
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow();
  const { roster } = await read<{ roster: Roster }>(`/api/employerjobs/${id}/roster`, employer);
  const taken = roster.shifts.flatMap(({ places }) => places);
  expect(taken.length).toBeGreaterThan(2);
  expect(taken.length).toBeLessThan(roster.shifts.reduce((sum, each) => sum + each.capacity, 0));
  expect(roster.applicants.some(({ free }) => free !== null && free.free > 0)).toBe(true);
});

it('shows a cover to both demo accounts: one to take, one to approve', async () => {
  const offersOf = async (as: TestAccount) =>
    (await read<{ offers: CoverOffer[] }>('/api/cover-offers', as)).offers;
  const [asked] = await offersOf(seeker);
  expect(asked).toMatchObject({ status: 'asked', needsApproval: false });
  const [waiting] = await offersOf(employer);
  expect(waiting).toMatchObject({
    status: 'to_approve',
    needsApproval: true,
    person: { firstName: expect.any(String) },
  });
  const given = await listShifts(employer);
  expect(given.filter(({ giveUp }) => giveUp === 'to_approve')).toMatchObject([
    { giveUpReason: 'My sister graduates that day' },
  ]);
});

it('has interviews booked, none of them during a shift of the same person', async () => {
  const booked = await app.database
    .selectFrom('interviews')
    .select('id')
    .where('status', '=', 'booked')
    .execute();
  expect(booked.length).toBeGreaterThan(2);
  const clashes = await app.database
    .selectFrom('interviews')
    .innerJoin('assignments', 'assignments.seeker_id', 'interviews.seeker_id')
    .select('interviews.id')
    .where('interviews.status', '=', 'booked')
    .where('assignments.status', '<>', 'cancelled')
    .whereRef('interviews.during', '&&', 'assignments.during')
    .execute();
  expect(clashes).toEqual([]);
});

it('gives the demo seeker a week and a calendar', async () => {
  const { weekly, busy, share } = await read<Availability>('/api/availability', seeker);
  expect([weekly.length > 0, share]).toEqual([true, true]);
  // Of this term, and of the next, which has its days.
  expect(new Set(busy.map(({ from, until }) => from !== null && until !== null))).toEqual(
    new Set([false, true]),
  );
  const { url } = await read<{ url: string }>('/api/calendar', seeker);
  const calendar = await app.call('GET', new URL(url).pathname);
  expect(calendar.body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(8);
});

it('leaves nothing to the first run of the tasks of shifts, which would mail about it', async () => {
  await app.runTasks();
  app.mails.take();
  await settleShifts.run(app.platform);
  await extendShiftDates(app.platform);
  await app.runTasks();
  expect(app.mails.take()).toEqual([]);
  const changed = await app.database
    .selectFrom('assignments')
    .select('id')
    .where('sequence', '>', 0)
    .execute();
  expect(changed).toEqual([]);
});
