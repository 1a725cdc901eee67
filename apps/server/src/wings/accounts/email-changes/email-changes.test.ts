import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@nextshift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { queuedPayloads } from '../../../../test/servers/queued-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';
import { cleanUp } from '../../../retention/clean-up.queries.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.runTasks();
  app.mails.take();
});

afterAll(() => app.close());

type Kind = 'seeker' | 'employer';
const kinds = ['seeker', 'employer'] as const;

function join(kind: Kind) {
  return kind === 'seeker' ? signUpSeeker(app) : signUpEmployer(app);
}

function ask(
  kind: Kind,
  as: TestAccount,
  email: string,
  currentPassword: string | null = PASSWORD,
) {
  const body = { email, ...(currentPassword === null ? {} : { currentPassword }) };
  return kind === 'seeker'
    ? app.api.changeEmail({ as, body })
    : app.api.updateEmployer({ employerId: as.id, as, body });
}

function me(kind: Kind, as: TestAccount) {
  return app.call('GET', kind === 'seeker' ? '/api/user/me' : '/employer/me', { as });
}

async function addressesOf(kind: Kind, as: TestAccount) {
  const body = (await me(kind, as)).json<Record<string, { email: string; pendingEmail: string }>>();
  const { email, pendingEmail } = body[kind === 'seeker' ? 'user' : 'employer'] ?? {};
  return { email, pendingEmail };
}

async function logsIn(kind: Kind, email: string, password = PASSWORD) {
  const url = kind === 'seeker' ? '/user/login' : '/employer/login';
  return (await app.call('POST', url, { body: { email, password } })).statusCode;
}

/** The link of the newest mail to an address. */
async function linkTo(email: string, page: 'confirm-email' | 'undo-email') {
  await app.runTasks();
  const mail = app.mails.take().findLast(({ to }) => to === email);
  const token = new RegExp(`nextshift\\.example/${page}\\?token=([\\w-]{43})`).exec(
    mail?.text ?? '',
  )?.[1];
  if (token === undefined) throw new Error(`no mail to ${email} leads to ${page}`);
  return token;
}

/** The links that a request mails, one to each address. */
async function linksOfRequest(oldEmail: string, newEmail: string) {
  await app.runTasks();
  const mails = app.mails.take();
  const tokenOf = (email: string) =>
    /\?token=([\w-]{43})/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  return { confirm: tokenOf(newEmail), stop: tokenOf(oldEmail) };
}

const confirm = (token: string) => app.api.confirmEmail({ body: { token } });
const undo = (token: string) => app.api.undoEmailChange({ body: { token } });

describe.each(kinds)('a new email address for a %s', (kind) => {
  it('requires the password, not just a stolen session', async () => {
    const account = await join(kind);
    const none = await ask(kind, account, anEmail(), null);
    expect(none.statusCode).toBe(400);
    expect(none.json()).toMatchObject({ message: 'Please enter your current password.' });
    const wrong = await ask(kind, account, anEmail(), 'Guessed-1!');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'wrong_password' });
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
    expect(await addressesOf(kind, account)).toEqual({ email: account.email, pendingEmail: null });
  });

  it('counts wrong passwords together with those at login', async () => {
    const account = await join(kind);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await ask(kind, account, anEmail(), 'Guessed-1!')).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('takes effect when confirmed, and ends every session but the requesting one', async () => {
    const account = await join(kind);
    const elsewhere = await signInAgain(app, account, kind);
    const email = anEmail();
    expect((await ask(kind, account, email)).statusCode).toBe(200);
    expect(await addressesOf(kind, account)).toEqual({ email: account.email, pendingEmail: email });
    expect(await logsIn(kind, email)).toBe(401);
    const { confirm: token } = await linksOfRequest(account.email, email);
    const confirmed = await confirm(token);
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(confirmed.json()).toEqual({
      message: 'Your email address is confirmed.',
      accountType: kind === 'seeker' ? 'user' : 'employer',
    });
    expect(await addressesOf(kind, account)).toEqual({ email, pendingEmail: null });
    expect((await me(kind, elsewhere)).statusCode).toBe(401);
    expect(await logsIn(kind, email)).toBe(200);
    expect(await logsIn(kind, account.email)).toBe(401);
    expect((await confirm(token)).statusCode).toBe(400);
  });

  it('can be stopped from the present address before it takes effect', async () => {
    const account = await join(kind);
    const email = anEmail();
    await ask(kind, account, email);
    const { confirm: token, stop } = await linksOfRequest(account.email, email);
    const stopped = await undo(stop);
    expect(stopped.statusCode, stopped.body).toBe(200);
    expect((await confirm(token)).statusCode).toBe(400);
    expect((await me(kind, account)).statusCode).toBe(401);
    expect(await logsIn(kind, account.email)).toBe(401);
    const body = {
      token: stopped.json<{ resetToken: string }>().resetToken,
      password: 'Tulip-99!',
    };
    expect((await app.api.resetPassword({ body })).statusCode).toBe(200);
    expect(await logsIn(kind, account.email, 'Tulip-99!')).toBe(200);
  });

  it('can be undone for 7 days, whatever was changed after it', async () => {
    const account = await join(kind);
    const [second, third] = [anEmail(), anEmail()];
    await ask(kind, account, second);
    await confirm(await linkTo(second, 'confirm-email'));
    const undoFirst = await linkTo(account.email, 'undo-email');
    await ask(kind, account, third);
    await confirm(await linkTo(third, 'confirm-email'));
    const undoSecond = await linkTo(second, 'undo-email');
    const reset = { email: third, accountType: kind === 'seeker' ? 'user' : 'employer' };
    await app.api.forgotPassword({ body: reset });
    await app.runTasks();
    const resetToken = /token=([\w-]+)/.exec(app.mails.take()[0]?.text ?? '')?.[1];

    app.clock.advance(7 * DAY_MS - HOUR_MS);
    const undone = await undo(undoFirst);
    expect(undone.statusCode, undone.body).toBe(200);
    const { resetToken: fresh } = undone.json<{ resetToken: string }>();
    for (const url of [undoFirst, undoSecond]) expect((await undo(url)).statusCode).toBe(400);
    expect((await me(kind, account)).statusCode).toBe(401);
    const withOld = { token: resetToken, password: 'Stolen-99!' };
    const refused = await app.api.resetPassword({ body: withOld });
    expect(refused.statusCode).toBe(400);
    const withFresh = { token: fresh, password: 'Tulip-99!' };
    const taken = await app.api.resetPassword({ body: withFresh });
    expect(taken.statusCode).toBe(200);
    expect(await logsIn(kind, account.email, 'Tulip-99!')).toBe(200);
    expect(await logsIn(kind, third, 'Tulip-99!')).toBe(401);
  });

  it('takes the authenticator off that was set up since, and keeps one from before', async () => {
    for (const isOwn of [true, false]) {
      const account = await join(kind);
      const setUp = async () => {
        await app.database
          .insertInto('second_factors')
          .values({
            id: randomUUID(),
            [`${kind}_id`]: account.id,
            totp_secret: Buffer.alloc(20),
            created_at: app.clock.read(),
            enabled_at: app.clock.read(),
          })
          .execute();
        app.clock.advance(1_000);
      };
      if (isOwn) await setUp();
      const email = anEmail();
      await ask(kind, account, email);
      await confirm(await linkTo(email, 'confirm-email'));
      const link = await linkTo(account.email, 'undo-email');
      if (!isOwn) await setUp();
      const undone = await undo(link);
      const body = {
        token: undone.json<{ resetToken: string }>().resetToken,
        password: 'Tulip-99!',
      };
      expect((await app.api.resetPassword({ body })).statusCode).toBe(200);
      expect(await logsIn(kind, account.email, 'Tulip-99!')).toBe(isOwn ? 401 : 200);
    }
  });

  it('takes its calendar from anyone who read the address, of which the owner is told', async () => {
    const account = await join(kind);
    const email = anEmail();
    await ask(kind, account, email);
    await confirm(await linkTo(email, 'confirm-email'));
    const link = await linkTo(account.email, 'undo-email');
    const response = await app.api.getCalendar({ as: account });
    const { pathname } = new URL(response.json<{ url: string }>().url);
    expect((await app.call('GET', pathname)).statusCode).toBe(200);
    expect((await undo(link)).statusCode).toBe(200);
    expect((await app.call('GET', pathname)).statusCode).toBe(404);
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      { to: account.email, subject: 'The address of your NextShift calendar has ended' },
    ]);
  });

  it('is final after 7 days', async () => {
    const account = await join(kind);
    const email = anEmail();
    await ask(kind, account, email);
    const { confirm: token, stop } = await linksOfRequest(account.email, email);
    app.clock.advance(HOUR_MS);
    await confirm(token);
    const link = await linkTo(account.email, 'undo-email');
    app.clock.advance(7 * DAY_MS);
    for (const late of [stop, link]) expect((await undo(late)).statusCode).toBe(400);
  });

  it('keeps the old one reserved for 7 days', async () => {
    const account = await join(kind);
    const email = anEmail();
    await ask(kind, account, email);
    await confirm(await linkTo(email, 'confirm-email'));
    const stranger = await join(kind);
    const taken = await ask(kind, stranger, account.email.toUpperCase());
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ code: 'email_taken' });
    const table = kind === 'seeker' ? 'seekers' : 'employers';
    const move = () =>
      app.database
        .updateTable(table)
        .set({ email: account.email })
        .where('id', '=', stranger.id)
        .execute();
    await expect(move()).rejects.toMatchObject({ constraint: `${table}_email_key` });
    app.clock.advance(7 * DAY_MS + 1);
    await cleanUp.run(app.platform);
    await move();
  });

  it('is not confirmed by a link that is expired, replaced, or revoked by a new password', async () => {
    const account = await join(kind);
    const [late, replaced, current] = [anEmail(), anEmail(), anEmail()];
    await ask(kind, account, late);
    const old = await linkTo(late, 'confirm-email');
    app.clock.advance(DAY_MS);
    expect((await confirm(old)).statusCode).toBe(400);
    await ask(kind, account, replaced);
    const before = await linkTo(replaced, 'confirm-email');
    await ask(kind, account, current);
    const after = await linkTo(current, 'confirm-email');
    expect((await confirm(before)).statusCode).toBe(400);
    const accountType = kind === 'seeker' ? 'user' : 'employer';
    const forgot = { email: account.email, accountType };
    await app.api.forgotPassword({ body: forgot });
    await app.runTasks();
    const token = /token=([\w-]+)/.exec(app.mails.take()[0]?.text ?? '')?.[1];
    const body = { token, password: 'Tulip-99!' };
    expect((await app.api.resetPassword({ body })).statusCode).toBe(200);
    expect((await confirm(after)).statusCode).toBe(400);
    const again = await signInAgain(app, account, kind);
    expect(await addressesOf(kind, again)).toEqual({ email: account.email, pendingEmail: null });
  });

  it('cannot be another account’s, not even if that account takes it before the confirmation', async () => {
    const account = await join(kind);
    const other = await join(kind);
    expect((await ask(kind, account, other.email.toUpperCase())).statusCode).toBe(409);
    const email = anEmail();
    await ask(kind, account, email);
    const token = await linkTo(email, 'confirm-email');
    await (kind === 'seeker' ? signUpSeeker(app, { email }) : signUpEmployer(app, { email }));
    const response = await confirm(token);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'email_taken' });
    expect(await addressesOf(kind, account)).toMatchObject({ email: account.email });
  });

  it('can be requested five times an hour, so that no stranger’s mailbox is flooded', async () => {
    const account = await join(kind);
    for (let time = 0; time < 5; time += 1) {
      expect((await ask(kind, account, anEmail())).statusCode).toBe(200);
    }
    const refused = await ask(kind, account, anEmail());
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    app.clock.advance(HOUR_MS);
    expect((await ask(kind, account, anEmail())).statusCode).toBe(200);
  });

  it('leaves no link or address in the queue, the tables or the log', async () => {
    const account = await join(kind);
    const email = anEmail();
    await ask(kind, account, email);
    const queued = JSON.stringify(await queuedPayloads(app));
    expect(queued).not.toContain(email);
    expect(queued).not.toContain(account.email);
    const { confirm: token, stop } = await linksOfRequest(account.email, email);
    const links = JSON.stringify(
      await app.database.selectFrom('account_links').selectAll().execute(),
    );
    for (const secret of [token, stop]) {
      expect(queued + links).not.toContain(secret);
      expect(app.log.text()).not.toContain(secret);
    }
  });
});

describe('links', () => {
  it('work only for their own purpose', async () => {
    const account = await signUpSeeker(app);
    const email = anEmail();
    await ask('seeker', account, email);
    const { confirm: token, stop } = await linksOfRequest(account.email, email);
    expect((await confirm(stop)).statusCode).toBe(400);
    expect((await undo(token)).statusCode).toBe(400);
    for (const link of [token, stop]) {
      const body = { token: link, password: 'Tulip-99!' };
      expect((await app.api.resetPassword({ body })).statusCode).toBe(400);
    }
    for (const door of [confirm, undo]) {
      expect((await door(account.token)).json()).toMatchObject({ code: 'link_invalid' });
    }
    expect((await confirm(token)).statusCode).toBe(200);
  });

  it('work once, however many requests use them concurrently', async () => {
    const account = await signUpSeeker(app);
    const email = anEmail();
    await ask('seeker', account, email);
    const { confirm: token, stop } = await linksOfRequest(account.email, email);
    const many = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, one));
    const statuses = (responses: { statusCode: number }[]) =>
      responses.map(({ statusCode }) => statusCode).sort();
    const once = [200, ...Array<number>(7).fill(400)];
    expect(statuses(await many(() => confirm(token)))).toEqual(once);
    expect(statuses(await many(() => undo(stop)))).toEqual(once);
  });
});

it('changes nothing when the present address is requested', async () => {
  const account = await signUpSeeker(app);
  expect((await ask('seeker', account, account.email)).statusCode).toBe(200);
  await app.runTasks();
  expect(app.mails.take()).toEqual([]);
});
