import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
} from '../../../../test/database/insert-accounts.ts';
import { anEmail } from '../../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('POST /employer/login', () => {
  it('returns the employer and starts a session', async () => {
    const { id, email } = await signUpEmployer(app);
    const body = { email: email.toUpperCase(), password: PASSWORD, rememberMe: true };
    const response = await app.api.logInEmployer({ body });
    expect(response.statusCode).toBe(200);
    const { token } = response.json<{ token: string }>();
    expect(response.json()).toMatchObject({ employer: { id, address: '12 Mill Street' } });
    expect([response.headers['set-cookie']].flat()[0]).toMatch(
      /^nextshift-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const own = await app.api.getOwnEmployer({ as: { token } });
    expect(own.json()).toEqual({ employer: response.json<{ employer: unknown }>().employer });
  });

  it('responds the same to an unknown account, a seeker’s account and a wrong password', async () => {
    const { email } = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    for (const tried of [email, seeker.email, anEmail()]) {
      const body = { email: tried, password: 'Wrong-password-1' };
      const response = await app.api.logInEmployer({ body });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ message: 'Invalid email or password.' });
    }
  });

  it('requires both fields, with its own messages', async () => {
    const response = await app.api.logInEmployer({ body: {} });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Please fill in all required fields' });
  });

  it('has to wait after five failures', async () => {
    const { email } = await signUpEmployer(app);
    const wrong = { body: { email, password: 'Wrong-password-1' } };
    for (let time = 0; time < 5; time += 1) await app.api.logInEmployer(wrong);
    const response = await app.api.logInEmployer({ body: { email, password: PASSWORD } });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('1');
  });
});

describe('POST /employer/logout', () => {
  it('ends the session on the server', async () => {
    const employer = await signUpEmployer(app);
    expect((await app.api.logOutEmployer({ as: employer })).statusCode).toBe(204);
    expect((await app.api.getOwnEmployer({ as: employer })).statusCode).toBe(401);
  });
});

describe('GET /employer/{employerId}', () => {
  it('shows only what is public', async () => {
    const { id, email } = await signUpEmployer(app);
    const response = await app.api.getEmployer({ employerId: id });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id,
      logo: null,
      companyName: 'Copper Kettle',
      city: 'Raleigh',
      state: 'NC',
      website: 'https://copper-kettle.example',
      description: null,
      email,
      phoneNumber: '9195550100',
      responsiveness: null,
      verified: false,
      verifiedBy: null,
      verifiedAt: null,
    });
  });

  it('responds 404 for an unknown id, and leaves pages to the web app', async () => {
    const nobody = '0199a5a0-0000-7000-8000-000000000001';
    expect((await app.api.getEmployer({ employerId: nobody })).statusCode).toBe(404);
    expect((await app.api.getEmployer({ employerId: 'dashboard' })).statusCode).toBe(404);
    expect((await app.call('GET', '/api/employer/dashboard')).statusCode).toBe(400);
  });
});

describe('GET /api/employers/by-name/{name}', () => {
  it('finds every company of the name, ignoring case', async () => {
    const first = await signUpEmployer(app, { companyName: 'Blue & Söhne, 50% off' });
    const second = await signUpEmployer(app, { companyName: 'blue & söhne, 50% OFF' });
    await signUpEmployer(app, { companyName: 'Blue & Söhne' });
    const name = encodeURIComponent('BLUE & SÖHNE, 50% OFF');
    const response = await app.api.findEmployersByName({ name });
    expect(response.statusCode).toBe(200);
    expect(response.json<{ id: string }[]>().map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(response.body).not.toMatch(/address|tax|plan/i);
  });

  it('returns an empty list for an unknown name', async () => {
    const response = await app.call('GET', '/api/employers/by-name/Nobody%20Ltd.');
    expect(response.json()).toEqual([]);
  });
});
