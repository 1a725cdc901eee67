import { CASE_UNDO_MS } from '@nextshift/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

beforeEach(async () => {
  app = await createTestApp();
});

afterEach(() => app.close());

async function insertDecided(count: number, decision: 'uphold' | 'dismiss') {
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
        signals: JSON.stringify([{ rule: 'model' }]),
        decision,
        action: 'none',
        decision_reason: 'As it was read.',
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

async function correction() {
  return (await findScreening(app.database, 'new')).correction;
}

async function risk() {
  return readRisk([{ field: 'Description', text: LAUNDRY }], await correction());
}

it('learns from fifty decisions that can no longer be undone, and forgets them with their cases', async () => {
  const before = await risk();
  await insertDecided(50, 'dismiss');
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

it('takes what an appeal reversed for honest, and takes nothing from an undone decision', async () => {
  const before = await risk();
  await insertDecided(50, 'uphold');
  app.clock.advance(CASE_UNDO_MS);
  await teachScreening.run(app.platform);
  expect((await risk()).risk).toBeGreaterThan(before.risk);
  await app.database.updateTable('cases').set({ reversed_at: app.clock.read() }).execute();
  await teachScreening.run(app.platform);
  expect((await risk()).risk).toBeLessThan(before.risk);
  const { id, decided_by: operator } = await app.database
    .selectFrom('cases')
    .select(['id', 'decided_by'])
    .executeTakeFirstOrThrow();
  const open = {
    decision: null,
    action: null,
    decision_reason: null,
    decided_by: null,
    decided_at: null,
    reversed_at: null,
    undone_by: operator,
    undone_at: app.clock.read(),
  };
  await app.database.updateTable('cases').set(open).where('id', '=', id).execute();
  await teachScreening.run(app.platform);
  expect(await correction()).toBeUndefined();
});
