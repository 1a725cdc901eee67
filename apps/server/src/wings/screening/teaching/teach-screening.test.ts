import { CASE_UNDO_MS } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { insertOperator } from '../../../../test/database/insert-operators.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { readRisk } from '../signals/index.ts';
import { findScreening } from '../moderation/screening-settings.queries.ts';
import { teachScreening } from './index.ts';

const LAUNDRY =
  'Pick up parcels of linen at your home, put new labels on them and bring them to our van. We pay per parcel.';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function insertDismissed(count: number) {
  await insertOperator(app);
  const operator = await app.database
    .selectFrom('operators')
    .select('id')
    .executeTakeFirstOrThrow();
  const companies = await Promise.all(Array.from({ length: 5 }, () => signUpEmployer(app)));
  for (let index = 0; index < count; index += 1) {
    const [id, now] = [newId(), app.clock.read()];
    await app.database
      .insertInto('cases')
      .values({
        id,
        subject_type: 'job',
        subject_id: newId(),
        subject: JSON.stringify({ title: 'Driver' }),
        employer_id: companies[index % 5]?.id ?? '',
        opened_at: now,
        decision: 'dismiss',
        action: 'none',
        decision_reason: 'Fine.',
        decided_by: operator.id,
        decided_at: now,
      })
      .execute();
    await app.database
      .insertInto('held_versions')
      .values({
        id: newId(),
        case_id: id,
        read_at: now,
        fields: JSON.stringify([{ field: 'Description', text: LAUNDRY }]),
        signals: JSON.stringify([{ rule: 'model', why: '', field: '', words: '' }]),
        risk: 0.8,
        passages: '[]',
        text_digest: Buffer.alloc(32),
        hashes: [],
        standing: 'new',
      })
      .execute();
  }
}

it('learns from fifty decisions that can no longer be undone, and forgets them with their cases', async () => {
  const correction = async () => (await findScreening(app.database, 'new')).correction;
  const risk = async () => readRisk([{ field: 'Description', text: LAUNDRY }], await correction());
  const before = await risk();
  await insertDismissed(50);
  await teachScreening.run(app.platform);
  expect(await correction()).toBeUndefined();
  app.clock.advance(CASE_UNDO_MS);
  await teachScreening.run(app.platform);
  const taught = await correction();
  expect(taught?.weights.size).toBeGreaterThan(0);
  expect((await risk()).risk).toBeLessThan(before.risk - 0.02);
  // The same decisions leave it as it is.
  await teachScreening.run(app.platform);
  expect((await correction())?.id).toBe(taught?.id);
  await app.database.deleteFrom('held_versions').execute();
  await teachScreening.run(app.platform);
  expect(await correction()).toBeUndefined();
});
