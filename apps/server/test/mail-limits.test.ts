import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTasks } from '../src/tasks.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signUpEmployer, type TestAccount } from './database/insert-accounts.ts';

/** Every mail: to whom it goes, and what keeps anybody from sending many of them to somebody else. */
const limits: Readonly<Record<string, string>> = {
  'account-link-mail':
    'to an address of the account: `signup`, `password` or `reset` of the network, and a few an hour of the account',
  'account-mail': 'to the account itself, of its own changes: `password`',
  'alert-mail': 'to the owner of the alert, at its slots, and a few a day when requested',
  'answer-reminder-mail': 'to an employer, by a task',
  'appeal-mail': 'to a company, once for each decision of an operator about its one appeal',
  'applicant-mail':
    'to the applicant itself, and by an employer once for each change of one application',
  'attendance-mail': 'to an employer, one a day for the interviews of a job',
  'cover-mail':
    'to people hired by the same employer: a few rounds for each date of a shift, then none',
  'employer-mail': 'to an employer, one for all applications of a window',
  'employer-shift-mail':
    'to an employer, one for all changes of a window, and to approve a cover once for each offer',
  'ending-mail': 'to an applicant, one for all jobs that end at once',
  'hold-mail': 'to the company itself, of its own texts or by reports: ten a day of an account',
  'job-closing-mail': 'to the company itself, by a task',
  'interview-mail':
    'to both sides of an interview: ten interviews of an application, also of one made again, ten bookings and five places of each, one mail in the queue at a time',
  'job-draft-mail': 'to the company itself, by a task',
  'job-full-mail': 'to an employer, one for each job',
  'lapsed-verification-mail': 'to the company itself, by a task, once for each mark it loses',
  'message-mail':
    'to the other side of an application, one for all messages of a window: 100 a day of each side',
  'password-reset-mail': 'to an account: `reset` of the network, one in the queue at a time',
  'removal-mail': 'to a company, once for each case that an operator decides',
  'sales-inquiry-mail': 'to sales: three a day of an account, twenty of a network',
  'saved-job-mail': 'to the seeker itself, by a task',
  'scam-warning-mail': 'to applicants, once for each case that an operator decides',
  'shift-mail': 'to people who were accepted, one for all changes of a window',
  'sign-in-mail': 'to the account itself, for each new browser that knows its password: `login`',
  'subscription-mail': 'to the company itself, of its own payments',
  'suspension-mail': 'to an account, once for each decision of an operator',
  'thresholds-mail': 'to the other operators, once for each change of the thresholds by one',
  'withdrawal-mail': 'to an employer, once for each acceptance that it has given',
};

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'on' } });
});

afterAll(() => app.close());

it('says of every mail what limits it', () => {
  const tasks = createTasks(app.platform, () => Promise.resolve(200));
  const mails = Object.keys(tasks).filter((name) => name.endsWith('-mail'));
  expect(Object.keys(limits).toSorted()).toEqual(mails.toSorted());
});

describe('a sales inquiry', () => {
  const ask = async (as: TestAccount, from: string) => {
    const body = { contactName: 'Dana Reed', message: 'What fits us?' };
    return (await app.api.sendSalesInquiry({ as, body, from })).statusCode;
  };

  it('can be sent three times a day by an account, on any network', async () => {
    const employer = await signUpEmployer(app);
    const statuses: number[] = [];
    for (let time = 1; time <= 4; time += 1) {
      statuses.push(await ask(employer, `192.0.2.${String(time)}`));
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    app.clock.advance(DAY_MS);
    expect(await ask(employer, '192.0.2.1')).toBe(201);
  });

  it('can be sent twenty times a day from a network, by any account', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const employer = await signUpEmployer(app);
      for (let each = 0; each < 3; each += 1) statuses.push(await ask(employer, '198.51.100.7'));
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });
});
