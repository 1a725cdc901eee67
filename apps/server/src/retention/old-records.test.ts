import { DAY_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { signUpEmployer } from '../../test/database/insert-accounts.ts';
import { cleanUp } from './clean-up.queries.ts';
import { newId } from '../platform/database/new-id.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const daysAgo = (days: number) => new Date(app.clock.read().getTime() - days * DAY_MS);

it('removes events of the payment provider after 90 days, unmatched ones after a year', async () => {
  for (const [id, days, problem] of [
    ['young', 89, null],
    ['old', 91, null],
    ['waiting', 364, 'no_price'],
    ['forgotten', 366, 'no_price'],
  ] as const) {
    await sql`insert into payment_events (provider, event_id, type, received_at, problem)
      values ('sandbox', ${id}, 'invoice.paid', ${daysAgo(days)}, ${problem})`.execute(
      app.database,
    );
  }
  await cleanUp.run(app.platform);
  const left = await app.database.selectFrom('payment_events').select('event_id').execute();
  expect(left.map(({ event_id: id }) => id).sort()).toEqual(['waiting', 'young']);
});

it('removes inquiries after a year', async () => {
  const { id } = await signUpEmployer(app);
  for (const [message, days] of [
    ['young', 364],
    ['old', 366],
  ] as const) {
    await sql`insert into sales_inquiries (id, employer_id, contact_name, message, created_at)
      values (${newId()}, ${id}, 'Robin', ${message}, ${daysAgo(days)})`.execute(app.database);
  }
  await cleanUp.run(app.platform);
  const left = await app.database.selectFrom('sales_inquiries').select('message').execute();
  expect(left).toEqual([{ message: 'young' }]);
});
