import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { signUpSeeker } from '../../test/database/insert-accounts.ts';
import { isDemoDataMissing } from './is-demo-data-missing.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('isDemoDataMissing', () => {
  it('is true until somebody has joined', async () => {
    expect(await isDemoDataMissing(app.platform)).toBe(true);
    await signUpSeeker(app);
    expect(await isDemoDataMissing(app.platform)).toBe(false);
  });

  it('is false for a board that has run before, though all have left', async () => {
    await app.database.deleteFrom('seekers').execute();
    expect(await isDemoDataMissing(app.platform)).toBe(true);
    await sql`insert into graphile_worker._private_known_crontabs
      values ('clean-up', now(), now())`.execute(app.database);
    expect(await isDemoDataMissing(app.platform)).toBe(false);
  });
});
