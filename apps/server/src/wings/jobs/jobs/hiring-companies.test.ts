import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

it('lists at most five companies with active jobs, each once, higher plans first', async () => {
  const employers = [];
  for (let count = 0; count < 6; count += 1) employers.push(await signUpEmployer(app));
  const [idle, last, ...others] = employers;
  if (!idle || !last) throw new Error('six employers were expected');
  await insertJob(app, idle, { status: 'Closed', placement: 2 });
  await insertJob(app, last, { city: 'Durham' });
  for (const employer of others) {
    await insertJob(app, employer, { placement: 1 });
    await insertJob(app, employer, { placement: 2 });
  }
  const now = app.clock.read();
  await app.database
    .updateTable('employers')
    .set({
      verified_at: now,
      verified_by: 'domain',
      answered_share: 0.9,
      median_answer_days: 3,
      responsiveness_as_of: now,
    })
    .where('id', '=', last.id)
    .execute();
  const response = await app.api.listHiringCompanies();
  expect(response.statusCode).toBe(200);
  const companies = response.json<{ employerId: string; city: string }[]>();
  expect(companies.map(({ employerId }) => employerId).sort()).toEqual(
    [...others.map(({ id }) => id), last.id].sort(),
  );
  expect(companies.at(-1)).toEqual({
    employerId: last.id,
    companyName: 'Copper Kettle',
    logo: null,
    city: 'Durham',
    state: 'NC',
    responsiveness: { answeredShare: 0.9, medianDays: 3, asOf: now.toISOString() },
    verified: true,
  });
});
