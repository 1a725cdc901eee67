import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  RESPONSIVENESS,
  type Responsiveness,
  UNDO_MINUTES,
} from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { loadDemoData } from './load-demo-data.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await loadDemoData(app.platform);
});

afterAll(() => app.close());

/** Computed in plain steps from what is recorded of each application. */
async function recompute(employerId: string): Promise<Responsiveness | null> {
  const now = app.clock.read().getTime();
  const applications = await app.database
    .selectFrom('applications')
    .selectAll()
    .where('employer_id', '=', employerId)
    .execute();
  const days: (number | null)[] = [];
  for (const { id, created_at: appliedAt } of applications) {
    const age = (now - appliedAt.getTime()) / DAY_MS;
    if (age < RESPONSIVENESS.lastDaysAgo || age > RESPONSIVENESS.firstDaysAgo) continue;
    const all = await app.database
      .selectFrom('application_events')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('id')
      .execute();
    const start = all.findLastIndex(
      (one) => one.to_status === 'submitted' && one.actor === 'seeker',
    );
    const events = all.slice(start).map((one) => ({
      ...one,
      after: one.at.getTime() - appliedAt.getTime(),
    }));
    const withdrawal = events.find((one) => one.to_status === 'withdrawn');
    if (withdrawal && withdrawal.after <= RESPONSIVENESS.withdrawnWithinHours * HOUR_MS) continue;
    const steps = events.filter(({ from_status: from, to_status: to }) => from !== to);
    const answer = steps.find(({ to_status: to, reason, after }, place) => {
      const next = steps[place + 1];
      if (to === 'ended') return reason === 'filled' && !next;
      if (to !== 'accepted' && to !== 'declined' && to !== 'interviewing') return false;
      const goesOn = next?.to_status === 'submitted' || next?.to_status === 'under_review';
      return !goesOn || next.after >= after + UNDO_MINUTES * MINUTE_MS;
    });
    days.push(answer ? answer.after / DAY_MS : null);
  }
  if (days.length < RESPONSIVENESS.applicantsMin) return null;
  const answered = days.filter((one) => one !== null).toSorted((a, b) => a - b);
  const middle = [answered[(answered.length - 1) >> 1], answered[answered.length >> 1]];
  const median = ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2;
  return {
    answeredShare: Math.round((answered.length / days.length) * 100) / 100,
    medianDays: answered.length === 0 ? null : Math.round(median * 10) / 10,
    asOf: app.clock.read().toISOString(),
  };
}

it('is that of the recorded events for every employer; some have answered, some are new', async () => {
  const employers = await app.database.selectFrom('employers').select('id').execute();
  const shown = new Map<string, Responsiveness | null>();
  const expected = new Map<string, Responsiveness | null>();
  for (const { id } of employers) {
    const response = await app.api.getEmployer({ employerId: id });
    shown.set(id, response.json<{ responsiveness: Responsiveness | null }>().responsiveness);
    expected.set(id, await recompute(id));
  }
  expect(shown).toEqual(expected);
  const known = [...shown.values()].filter((value) => value !== null);
  expect(known.length).toBeGreaterThanOrEqual(40);
  expect(employers.length - known.length).toBeGreaterThanOrEqual(30);
});

it('is known of the demo employer', async () => {
  const { id } = await app.database
    .selectFrom('employers')
    .select('id')
    .where('email', '=', 'employer@nextshift.test')
    .executeTakeFirstOrThrow();
  expect(await recompute(id)).not.toBeNull();
});
