import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { editJob, HONEST, postJob } from '../../../../test/scenarios/postings.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

const ASKS = 'We take 20 dollars for the shirt from your first wages.';

/** Only what is over the threshold is found by the model; nothing is held heavily. */
async function holdFrom(threshold: number): Promise<void> {
  await app.database.deleteFrom('screening_thresholds').execute();
  const set = { threshold, heavy_threshold: 0.99, set_at: app.clock.read() };
  await app.database
    .insertInto('screening_thresholds')
    .values([
      { standing: 'new', ...set },
      { standing: 'confirmed', ...set },
    ])
    .execute();
}

it('keeps a light hold by the model while the passage stands that weighed most', async () => {
  await holdFrom(0.3);
  const { id } = await postJob(app, employer, { description: ASKS });
  // From now on the model alone would hold nothing.
  await holdFrom(0.985);
  const around = await editJob(app, employer, id, {
    description: `${HONEST} ${ASKS} We close at nine, and the bus stops in front.`,
  });
  expect(around).toMatchObject({ moderation: 'held' });
  const elsewhere = await editJob(app, employer, id, {
    description: HONEST,
    requirements: [ASKS],
  });
  expect(elsewhere).toMatchObject({ moderation: 'held' });
});

it('lifts it once the passage is gone', async () => {
  await holdFrom(0.3);
  const { id } = await postJob(app, employer, { description: `${HONEST} ${ASKS}` });
  await holdFrom(0.985);
  expect(await editJob(app, employer, id, { description: HONEST })).toMatchObject({
    moderation: 'clear',
  });
});
