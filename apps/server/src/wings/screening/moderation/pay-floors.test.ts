import { type JobType, minimumWageOf, type PayFrequency, usStates } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { editJob, HONEST, postJob, publicStatusOf } from '../../../../test/scenarios/postings.ts';

let app: TestApp;
let employer: TestAccount;
let jobId: string;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
  const job = await postJob(app, employer, {
    title: 'Server',
    description: `${HONEST} Carry plates, pour drinks and keep your tips.`,
  });
  jobId = job.id;
});

afterAll(() => app.close());

interface Posted {
  readonly state: string;
  readonly payRate: number;
  readonly tipped?: boolean;
  readonly type?: JobType;
  readonly payFrequency?: PayFrequency;
  readonly locationType?: string;
  readonly expectedHours?: number;
}

/** A job with this pay, as its owner reads it. */
function pay(fields: Posted) {
  const plain = { tipped: false, type: 'Part-time', payFrequency: 'Per Hour', minWage: null };
  const place = { maxWage: null, expectedHours: null, locationType: 'On-site' };
  return editJob(app, employer, jobId, { ...plain, ...place, ...fields });
}

describe.each(usStates)('in $name', ({ code, name }) => {
  it.each([false, true])('holds pay a cent below its floor alone (tipped: %s)', async (tipped) => {
    const wage = minimumWageOf(code, app.clock.read());
    // Only American Samoa has none.
    const floor = (tipped ? wage?.tippedCash : wage?.minimum) ?? 2.13;
    const lawful = await pay({ state: code, payRate: floor, tipped });
    expect(lawful, JSON.stringify(lawful.moderationReasons)).toMatchObject({ moderation: 'clear' });
    if (wage === null) return;
    const low = await pay({ state: code, payRate: Number((floor - 0.01).toFixed(2)), tipped });
    expect(low.moderation).toBe('held');
    expect(low.moderationReasons).toHaveLength(1);
    expect(low.moderationReasons[0]).toContain(`${name}’s minimum is $`);
    expect(low.moderationReasons[0]).toContain(String(floor));
  });
});

it('lifts the hold with the pay that caused it', async () => {
  await pay({ state: 'NC', payRate: 5 });
  expect(await publicStatusOf(app, jobId)).toBe(404);
  expect((await pay({ state: 'NC', payRate: 5, tipped: true })).moderation).toBe('clear');
  expect(await publicStatusOf(app, jobId)).toBe(200);
});

it.each<Posted>([
  { state: 'CA', payRate: 5, type: 'Contract' },
  { state: 'CA', payRate: 5, payFrequency: 'One Time' },
  { state: 'CA', payRate: 40, payFrequency: 'Per Day' },
  { state: 'CA', payRate: 5, payFrequency: 'Gift Card' },
])('leaves %j alone', async (fields) => {
  expect((await pay(fields)).moderation).toBe('clear');
});

it.each<Posted>([
  { state: 'CA', payRate: 15, locationType: 'Remote' },
  { state: 'CA', payRate: 45, payFrequency: 'One Time', expectedHours: 3 },
])('holds %j by the floor of its state', async (fields) => {
  const { moderation, moderationReasons } = await pay(fields);
  expect(moderation).toBe('held');
  expect(moderationReasons).toEqual([
    'The pay is below the legal minimum. California’s minimum is $16.90 an hour, with or without tips. It is in: Pay.',
  ]);
});
