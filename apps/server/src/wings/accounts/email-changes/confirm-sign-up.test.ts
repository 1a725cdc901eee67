import { DAY_MS, HOUR_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import {
  makeJobsDue,
  queuedPayloads,
  tokenIn as resetTokenIn,
} from '../../../../test/servers/queued-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';

const SUBJECT = 'Confirm your email address for NextShift';
const PASSWORD = 'Sunflower-7';

let app: TestApp;
let logo: File;

beforeAll(async () => {
  app = await createTestApp();
  logo = asFile(await createPng(), 'logo.png');
});

beforeEach(async () => {
  await app.runTasks();
  app.mails.take();
});

afterAll(() => app.close());

interface Joined {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

async function joinAsSeeker(email: string): Promise<Joined> {
  const body = { firstName: 'Robin', lastName: 'Park', email, password: PASSWORD };
  const response = await app.api.signUpSeeker({ body });
  const { token, user } = response.json<{ token: string; user: { id: string } }>();
  return { id: user.id, email, token };
}

async function joinAsEmployer(email: string): Promise<Joined> {
  const company = { companyName: 'Copper Kettle', email, password: PASSWORD };
  const place = { address: '12 Mill Street', city: 'Raleigh', state: 'NC', phone: '9195550100' };
  const body = toFormData({ ...company, ...place, logo });
  expect((await app.api.signUpEmployer({ body })).statusCode).toBe(201);
  const response = await app.api.logInEmployer({ body: { email, password: PASSWORD } });
  const { token, employer } = response.json<{ token: string; employer: { id: string } }>();
  return { id: employer.id, email, token };
}

const kinds = [
  { kind: 'seeker', join: joinAsSeeker, me: '/api/user/me', part: 'user' },
  { kind: 'employer', join: joinAsEmployer, me: '/employer/me', part: 'employer' },
] as const;

async function mailsTo(email: string) {
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

/** The token of the link in a mail. */
function tokenIn(mail: { readonly text: string } | undefined): string {
  const link = /nextshift\.example\/confirm-email\?token=([\w-]{43})/.exec(mail?.text ?? '');
  if (link?.[1] === undefined) throw new Error('the mail has no link to confirm an address');
  return link[1];
}

async function linkTo(email: string): Promise<string> {
  return tokenIn((await mailsTo(email)).at(-1));
}

const confirm = (token: string) => app.api.confirmEmail({ body: { token } });
const resend = (as: Joined) => app.api.resendConfirmation({ as });

describe.each(kinds)('the address of a new $kind', ({ kind, join, me, part }) => {
  async function isConfirmed(as: Joined): Promise<unknown> {
    const body = (await app.call('GET', me, { as })).json<
      Record<string, Record<string, unknown>>
    >();
    return body[part]?.emailConfirmed;
  }

  it('is confirmed by the link that is mailed to it, which works once', async () => {
    const joined = await join(anEmail());
    expect(await isConfirmed(joined)).toBe(false);
    const mails = await mailsTo(joined.email);
    expect(mails).toMatchObject([{ subject: SUBJECT }]);
    const token = tokenIn(mails[0]);
    const confirmed = await confirm(token);
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(confirmed.json()).toEqual({
      message: 'Your email address is confirmed.',
      accountType: kind === 'seeker' ? 'user' : 'employer',
    });
    expect(await isConfirmed(joined)).toBe(true);
    const again = await confirm(token);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      code: 'link_invalid',
      message: 'This link is invalid or has expired.',
      details: { confirmed: kind === 'seeker' ? 'user' : 'employer' },
    });
  });

  it('is confirmed for 7 days, and not after', async () => {
    const [early, late] = [await join(anEmail()), await join(anEmail())];
    await app.runTasks();
    const mails = app.mails.take();
    const linkOf = ({ email }: Joined) => tokenIn(mails.find(({ to }) => to === email));
    app.clock.advance(7 * DAY_MS - 1);
    expect((await confirm(linkOf(early))).statusCode).toBe(200);
    app.clock.advance(1);
    expect((await confirm(linkOf(late))).statusCode).toBe(400);
  });

  it('belongs to one account: its link confirms no other', async () => {
    const [joined, other] = [await join(anEmail()), await join(anEmail())];
    const token = await linkTo(joined.email);
    const response = await app.api.confirmEmail({ as: other, body: { token } });
    expect(response.statusCode).toBe(200);
    expect([await isConfirmed(joined), await isConfirmed(other)]).toEqual([true, false]);
  });

  it('gets another link when asked, five times an hour in all', async () => {
    const joined = await join(anEmail());
    const first = await linkTo(joined.email);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await resend(joined)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202]);
    expect(await mailsTo(joined.email)).toHaveLength(4);
    const refused = await resend(joined);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(await mailsTo(joined.email)).toEqual([]);
    app.clock.advance(HOUR_MS);
    expect((await resend(joined)).json()).toEqual({ emailConfirmed: false });
    const last = await linkTo(joined.email);
    expect((await confirm(first)).statusCode).toBe(200);
    expect((await confirm(last)).statusCode).toBe(400);
  });

  it('gets no more links once it is confirmed', async () => {
    const joined = await join(anEmail());
    await confirm(await linkTo(joined.email));
    const response = await resend(joined);
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({ emailConfirmed: true });
    expect(await mailsTo(joined.email)).toEqual([]);
  });

  it('is confirmed once, however many requests use the link at once', async () => {
    const joined = await join(anEmail());
    const token = await linkTo(joined.email);
    const responses = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(400)]);
  });

  it('is confirmed by a confirmed change, after which the first link is void', async () => {
    const joined = await join(anEmail());
    const first = await linkTo(joined.email);
    const body = { email: anEmail(), currentPassword: PASSWORD };
    const url = kind === 'seeker' ? '/api/user/email' : `/employer/update/${joined.id}`;
    expect((await app.call('PUT', url, { as: joined, body })).statusCode).toBe(200);
    expect(await isConfirmed(joined)).toBe(false);
    expect((await confirm(await linkTo(body.email))).statusCode).toBe(200);
    expect(await isConfirmed(joined)).toBe(true);
    expect((await confirm(first)).statusCode).toBe(400);
  });

  it('gets no news before: of a new password, but the link to set one', async () => {
    const joined = await join(anEmail());
    const link = await linkTo(joined.email);
    const accountType = kind === 'seeker' ? 'user' : 'employer';
    const forgot = { email: joined.email, accountType };
    await app.api.forgotPassword({ body: forgot });
    const [mail] = await mailsTo(joined.email);
    expect(mail?.subject).toBe('Reset your NextShift password');
    const set = (password: string, token: string) =>
      app.api.resetPassword({ body: { token, password } });
    expect((await set('Tulip-99!', resetTokenIn(mail))).statusCode).toBe(200);
    expect(await mailsTo(joined.email)).toEqual([]);

    expect((await confirm(link)).statusCode).toBe(200);
    app.clock.advance(HOUR_MS);
    await app.api.forgotPassword({ body: forgot });
    const [next] = await mailsTo(joined.email);
    expect((await set('Marigold-8!', resetTokenIn(next))).statusCode).toBe(200);
    expect(await mailsTo(joined.email)).toMatchObject([
      { subject: 'Your NextShift password was changed' },
    ]);
  });

  it('leaves no link or address in the queue or the log', async () => {
    const joined = await join(anEmail());
    const queued = JSON.stringify(await queuedPayloads(app));
    expect(queued).not.toContain(joined.email);
    const token = await linkTo(joined.email);
    expect(queued).not.toContain(token);
    expect(app.log.text()).not.toContain(token);
  });
});

describe('news of an application', () => {
  async function apply(seeker: { id: string; token: string }, employer: { id: string }) {
    const jobId = await insertJob(app, employer, { title: 'Barista', max_applicants: null });
    const response = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    expect(response.statusCode, response.body).toBe(201);
  }

  async function newsFor(email: string) {
    await makeJobsDue(app);
    return mailsTo(email);
  }

  it('reaches its seeker once the address is confirmed', async () => {
    const seeker = await joinAsSeeker(anEmail());
    const employer = await signUpEmployer(app);
    const link = await linkTo(seeker.email);
    await app.database
      .insertInto('profiles')
      .values({ seeker_id: seeker.id, phone_number: '9195550100' })
      .execute();
    await apply(seeker, employer);
    expect(await newsFor(seeker.email)).toEqual([]);
    await confirm(link);
    expect(await newsFor(seeker.email)).toEqual([]);
    await apply(seeker, employer);
    expect(await newsFor(seeker.email)).toMatchObject([
      { subject: 'We sent your application for Barista to Copper Kettle' },
    ]);
  });

  it('reaches its employer once the address is confirmed', async () => {
    const employer = await joinAsEmployer(anEmail());
    const seeker = await signUpSeeker(app, { profile: { phone: '9195550100' } });
    const link = await linkTo(employer.email);
    await apply(seeker, employer);
    expect(await newsFor(employer.email)).toEqual([]);
    await confirm(link);
    app.clock.advance(HOUR_MS);
    await apply(seeker, employer);
    expect(await newsFor(employer.email)).toMatchObject([
      { subject: 'New application for Barista' },
    ]);
  });
});
