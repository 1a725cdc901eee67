import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('POST /api/user/logout', () => {
  it('ends the session on the server and clears the cookie', async () => {
    const seeker = await signUpSeeker(app);
    const headers = { cookie: seeker.cookie, 'sec-fetch-site': 'same-origin' };
    const response = await app.api.logOutSeeker({ headers });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(response.headers['set-cookie']).toMatch(
      /^nextshift-session=; .*Expires=Thu, 01 Jan 1970/,
    );
    expect((await app.api.getMe({ headers })).statusCode).toBe(401);
    expect((await app.api.getMe({ as: seeker })).statusCode).toBe(401);
  });

  it('leaves other sessions of the account alone', async () => {
    const email = 'two-browsers@mail.example';
    const seeker = await signUpSeeker(app, { email });
    const login = await app.api.logInSeeker({ body: { email, password: 'Sunflower-7' } });
    await app.api.logOutSeeker({ as: seeker });
    const other = login.json<{ token: string }>();
    expect((await app.api.getMe({ as: other })).statusCode).toBe(200);
  });

  it('succeeds without a session', async () => {
    expect((await app.api.logOutSeeker()).statusCode).toBe(204);
  });
});

describe('one kind of account per browser', () => {
  it('ends the seeker’s session when an employer signs in', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const response = await app.api.logInEmployer({
      body: { email: employer.email, password: 'Sunflower-7' },
      headers: { cookie: seeker.cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(response.statusCode).toBe(200);
    expect((await app.api.getMe({ as: seeker })).statusCode).toBe(401);
  });
});

describe('GET /api/user/me', () => {
  it('responds 401 once the account is gone', async () => {
    const seeker = await signUpSeeker(app);
    await app.database.deleteFrom('seekers').where('id', '=', seeker.id).execute();
    expect((await app.api.getMe({ as: seeker })).statusCode).toBe(401);
  });
});
