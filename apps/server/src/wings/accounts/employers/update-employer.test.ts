import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function update(employer: TestAccount, body: object, as: TestAccount | undefined = employer) {
  return app.api.updateEmployer({ employerId: employer.id, as, body });
}

async function own(employer: TestAccount) {
  const response = await app.api.getOwnEmployer({ as: employer });
  return response.json<{ employer: object }>().employer;
}

describe('PUT /employer/update/{employerId}', () => {
  it('changes every field of the company profile', async () => {
    const employer = await signUpEmployer(app);
    const contactEmail = anEmail();
    const fields = {
      companyName: 'Silver Kettle',
      address: '1 Oak Avenue',
      city: 'Winston-Salem',
      description: 'We make tea.',
      contactEmail,
    };
    const sent = {
      ...fields,
      state: 'va',
      website: 'Silver-Kettle.com',
      phoneNumber: '(919) 555-0199',
    };
    const response = await update(employer, sent);
    expect(response.statusCode, response.body).toBe(200);
    const employerNow = {
      ...fields,
      state: 'VA',
      website: 'https://silver-kettle.com',
      phoneNumber: '9195550199',
    };
    expect(response.json()).toMatchObject({ employer: { id: employer.id, ...employerNow } });
    expect({ employer: await own(employer) }).toEqual(response.json());
  });

  it('shows the public the contact address, never the one for signing in', async () => {
    const employer = await signUpEmployer(app);
    const contactEmail = anEmail();
    const email = anEmail();
    await update(employer, { contactEmail, email, currentPassword: PASSWORD });
    const page = await app.api.getEmployer({ employerId: employer.id });
    expect(page.json()).toMatchObject({ email: contactEmail });
    expect(page.body).not.toContain(employer.email);
    expect(page.body).not.toContain(email);
    expect(await own(employer)).toMatchObject({
      email: employer.email,
      pendingEmail: email,
      contactEmail,
    });
  });

  it('keeps fields that are not sent, and clears optional ones', async () => {
    const employer = await signUpEmployer(app);
    const before = await own(employer);
    await update(employer, { description: 'Tea.' });
    expect(await own(employer)).toEqual({ ...before, description: 'Tea.' });
    await update(employer, { description: ' ', website: null, phone: '919-555-0198' });
    const after = { ...before, description: null, website: null, phoneNumber: '9195550198' };
    expect(await own(employer)).toEqual(after);
    expect((await update(employer, {})).json()).toEqual({ employer: after });
  });

  it('renames the company on its jobs and public page', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    await update(employer, { companyName: 'Silver Kettle' });
    const job = await app.api.getJob({ jobId });
    expect(job.json()).toMatchObject({ companyName: 'Silver Kettle' });
    const page = await app.api.getEmployer({ employerId: employer.id });
    expect(page.json()).toMatchObject({ companyName: 'Silver Kettle' });
  });

  it('reports problems, the first rule first', async () => {
    const employer = await signUpEmployer(app);
    const before = await own(employer);
    const wrong = {
      phoneNumber: '919 555 010',
      state: 'Carolina',
      website: 'copper-kettle.example',
      email: 'nobody',
      city: 'Raleigh!',
    };
    const messages = [
      'Phone number must be exactly 10 digits',
      'State must be exactly 2 letters (e.g., CA, NY, TX)',
      'Website must end with a valid domain (.com, .org, .net, .edu, .gov, .co, .io)',
      'Please enter a valid email address',
      'Please use letters, digits, spaces, hyphens and apostrophes for the city',
    ];
    const response = await update(employer, { companyName: 'Never', ...wrong });
    expect(response.statusCode).toBe(400);
    const issues = Object.keys(wrong).map((field, at) => ({
      path: [field],
      message: messages[at],
    }));
    expect(response.json()).toMatchObject({ message: messages[0], issues });
    expect(await own(employer)).toEqual(before);
  });

  it.each(['companyName', 'email', 'contactEmail', 'address', 'city'])(
    'does not clear the %s',
    async (field) => {
      const employer = await signUpEmployer(app);
      const response = await update(employer, { [field]: ' ', phoneNumber: '1' });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'Please fill in all required fields' });
    },
  );

  it.each(['', '22345678901', '+91 98765 43210', '919555010', null])(
    'rejects the phone number %j',
    async (phone) => {
      const employer = await signUpEmployer(app);
      expect((await update(employer, { phoneNumber: phone })).json()).toMatchObject({
        message: 'Phone number must be exactly 10 digits',
      });
    },
  );

  it.each([
    ['copper.com', 'https://copper.com'],
    ['www.copper.co/jobs?at=1', 'https://www.copper.co/jobs?at=1'],
    ['http://Copper.IO/', 'http://copper.io'],
    ['https://copper.edu/a.html', 'https://copper.edu/a.html'],
    [' ', null],
  ])('stores the website %j as %j', async (website, kept) => {
    const employer = await signUpEmployer(app);
    expect((await update(employer, { website })).json()).toMatchObject({
      employer: { website: kept },
    });
  });

  it.each([
    'javascript:alert(1)//x.com',
    'javascript:alert(1).com',
    'data:text/html,x.com',
    'https://evil.example/x.com',
    'https://evil.example?x.com',
    'https://evil.example#x.com',
    'https://x.com@evil.example',
    'https://user:secret@x.com',
    'x.com.evil.example',
    '//x.com',
    'ftp://x.com',
    '.com',
    'com',
  ])('rejects the website %s', async (website) => {
    const employer = await signUpEmployer(app);
    const response = await update(employer, { website });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Website must end with a valid domain (.com, .org, .net, .edu, .gov, .co, .io)',
    });
  });

  it('rejects another employer’s email in any case, and accepts its own', async () => {
    const employer = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const currentPassword = PASSWORD;
    const taken = await update(employer, {
      companyName: 'Never',
      email: other.email.toUpperCase(),
      currentPassword,
    });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ message: 'An account with this email already exists.' });
    expect(await own(employer)).toMatchObject({
      companyName: 'Copper Kettle',
      email: employer.email,
    });
    expect((await update(employer, { email: employer.email })).statusCode).toBe(200);
    const { email } = await signUpSeeker(app);
    expect((await update(employer, { email, currentPassword })).statusCode).toBe(200);
  });

  it('ignores fields that the employer cannot set', async () => {
    const employer = await signUpEmployer(app);
    const row = () =>
      app.database
        .selectFrom('employers')
        .selectAll()
        .where('id', '=', employer.id)
        .executeTakeFirstOrThrow();
    const before = await row();
    const response = await update(employer, {
      id: '0199a5a0-0000-7000-8000-000000000001',
      taxNumber: '123456789',
      taxNumberLastFour: '6789',
      password: 'Another-1!',
      passwordHash: 'x',
      logo: 'https://evil.example/logo.png',
      planType: 'corporate',
      createdAt: '2030-01-01T00:00:00Z',
    });
    expect(response.statusCode).toBe(200);
    expect(await row()).toEqual({ ...before, updated_at: app.clock.read() });
  });

  it('is for the employer itself only', async () => {
    const employer = await signUpEmployer(app);
    const before = await own(employer);
    const body = { companyName: 'Stolen' };
    expect((await update(employer, body, await signUpEmployer(app))).statusCode).toBe(403);
    expect((await update(employer, body, await signUpSeeker(app))).statusCode).toBe(401);
    const visitor = await app.api.updateEmployer({ employerId: employer.id, body });
    expect(visitor.statusCode).toBe(401);
    expect(await own(employer)).toEqual(before);
  });
});
