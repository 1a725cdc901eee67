import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { makeJobsDue, queuedPayloads } from '../../../../test/servers/queued-jobs.ts';

const INQUIRY = { contactName: 'Dana Reed', message: 'We hire in nine cities.\n\nWhat fits us?' };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function ask(as: TestAccount | undefined, body: object = INQUIRY, headers = {}) {
  return app.api.sendSalesInquiry({ as, body, headers });
}

function storedOf({ id }: TestAccount) {
  return app.database
    .selectFrom('sales_inquiries')
    .select(['contact_name', 'message'])
    .where('employer_id', '=', id)
    .execute();
}

async function takeMails() {
  await makeJobsDue(app);
  await app.runTasks();
  return app.mails.take();
}

describe('POST /api/sales-inquiries', () => {
  it('stores the inquiry, and mails it to sales with the employer as reply address', async () => {
    const employer = await signUpEmployer(app);
    const response = await ask(employer);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      message: 'Thanks! We will get back to you within one business day.',
    });
    expect(await storedOf(employer)).toEqual([
      { contact_name: INQUIRY.contactName, message: INQUIRY.message },
    ]);
    const mails = await takeMails();
    expect(mails).toMatchObject([
      {
        to: 'sales@nextshift.test',
        replyTo: employer.email,
        subject: 'Sales inquiry from Copper Kettle',
      },
    ]);
    for (const words of [
      'Dana Reed of Copper Kettle writes:',
      'We hire in nine cities.',
      'What fits us?',
      `Reach them at ${employer.email} or (919) 555-0100.`,
    ]) {
      expect(mails[0]?.text).toContain(words);
    }
    expect(await takeMails()).toEqual([]);
  });

  it('happens once for the same key', async () => {
    const employer = await signUpEmployer(app);
    const headers = { 'idempotency-key': 'an inquiry' };
    const responses = [
      await ask(employer, INQUIRY, headers),
      await ask(employer, INQUIRY, headers),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await storedOf(employer)).toHaveLength(1);
    expect(await takeMails()).toHaveLength(1);
  });

  it('is queued by id alone, and retried under the same mail id', async () => {
    const employer = await signUpEmployer(app);
    await ask(employer);
    const [payload, ...more] = await queuedPayloads(app);
    expect(more).toEqual([]);
    expect(payload).toEqual({ inquiryId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    app.mails.fail(1);
    expect(await takeMails()).toEqual([]);
    expect(await takeMails()).toMatchObject([
      { messageId: `sales-inquiry.${String(payload?.inquiryId)}` },
    ]);
  });

  it.each([
    ['an empty body', {}, 'Please enter your name'],
    ['a blank name', { contactName: '  ', message: 'Hello' }, 'Please enter your name'],
    ['no message', { contactName: 'Dana' }, 'Please tell us what you need'],
    ['a blank message', { contactName: 'Dana', message: ' \n ' }, 'Please tell us what you need'],
    ['a name of 101 characters', { contactName: 'x'.repeat(101), message: 'Hello' }, /100/],
    [
      'a message of 2,001 characters',
      { contactName: 'Dana', message: 'x'.repeat(2_001) },
      /2000|2,000/,
    ],
  ])('rejects %s', async (_what, body, message) => {
    const employer = await signUpEmployer(app);
    const response = await ask(employer, body);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toMatch(message);
    expect(await storedOf(employer)).toEqual([]);
  });

  it('is for signed-in employers only', async () => {
    for (const as of [undefined, await signUpSeeker(app)]) {
      expect((await ask(as)).statusCode).toBe(401);
    }
    expect(await takeMails()).toEqual([]);
  });

  it('ignores a sender named in the body', async () => {
    const [employer, other] = [await signUpEmployer(app), await signUpEmployer(app)];
    await ask(employer, {
      ...INQUIRY,
      employerId: other.id,
      to: 'a@b.example',
      email: 'a@b.example',
    });
    expect(await storedOf(other)).toEqual([]);
    expect(await takeMails()).toMatchObject([
      { to: 'sales@nextshift.test', replyTo: employer.email },
    ]);
  });

  it('escapes hostile text, and keeps the subject on one line', async () => {
    const companyName = 'Copper\r\nBcc: a@b.example\r\n\r\n<script>alert(1)</script>';
    const employer = await signUpEmployer(app, { companyName });
    const hostile = '<img src=x onerror=alert(1)>';
    await ask(employer, {
      contactName: `Dana${hostile}\r\nBcc: a@b.example`,
      message: `${hostile}\r\nBcc: a@b.example\n${hostile}`,
    });
    const [mail, ...more] = await takeMails();
    expect(more).toEqual([]);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toMatch(/<img|<script/);
    expect(mail?.text).toContain(hostile);
    expect(mail).toMatchObject({ to: 'sales@nextshift.test', replyTo: employer.email });
  });
});
