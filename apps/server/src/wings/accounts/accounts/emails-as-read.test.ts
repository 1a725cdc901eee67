import { readEmail } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
} from '../../../../test/database/insert-accounts.ts';
import {
  createEmptyInstallation,
  queryDatabase,
  silentLog as log,
} from '../../../../test/files/backup-fixtures.ts';
import { listMigrations, migrate } from '../../../platform/database/migrate.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('an address with something invisible', () => {
  const dirty = (email: string) => `\u202A${email.replace('@', '\u200B@\u00AD')}\uFEFF`;

  it('is that of the account without it, at sign-up and sign-in', async () => {
    const { email } = await signUpSeeker(app);
    const body = {
      firstName: 'Robin',
      lastName: 'Park',
      email: dirty(email),
      password: 'Abcd-1234',
    };
    expect((await app.api.signUpSeeker({ body })).json()).toMatchObject({ code: 'email_taken' });
    const login = await app.api.logInSeeker({ body: { email: dirty(email), password: PASSWORD } });
    expect(login.statusCode).toBe(200);
    const company = await signUpEmployer(app);
    const asEmployer = { email: dirty(company.email), password: PASSWORD };
    expect((await app.api.logInEmployer({ body: asEmployer })).statusCode).toBe(200);
  });

  it('is stored as it looks', async () => {
    const email = dirty('kim@clean.example');
    const body = { firstName: 'Kim', lastName: 'Park', email, password: 'Abcd-1234' };
    const response = await app.api.signUpSeeker({ body });
    expect(response.json()).toMatchObject({ user: { email: 'kim@clean.example' } });
  });

  it('cannot be written past the server', async () => {
    const { id } = await signUpSeeker(app);
    const write = app.database
      .updateTable('seekers')
      .set({ email: 'kim\u200B@mail.example' })
      .where('id', '=', id)
      .execute();
    await expect(write).rejects.toThrow('the address has something invisible');
  });
});

it('the database sees in an address what the server sees', async () => {
  const texts = Array.from({ length: 0x11_0000 }, (_, point) => point)
    .filter((point) => point > 0 && (point < 0xd800 || point > 0xdfff))
    .map((point) => `a${String.fromCodePoint(point)}b`);
  const changed: string[] = [];
  // Each statement has a fraction of them, and so of the time that it may take.
  for (let at = 0; at < texts.length; at += 50_000) {
    const { rows } = await sql<{ text: string }>`
      select text from unnest(${texts.slice(at, at + 50_000)}::text[]) as texts (text)
      where email_as_seen(text) <> text`.execute(app.database);
    changed.push(...rows.map(({ text }) => text));
  }
  expect(changed.length).toBeGreaterThan(4_000);
  expect(changed.filter((text) => readEmail(text) !== 'ab')).toEqual([]);
});

const accounts = [
  ['a1', 'ann\u200B@mail.example', 'seekers'],
  ['a2', 'Ben\u00AD@mail.example', 'seekers'],
  ['a3', 'ben@mail.example', 'seekers'],
  ['a4', 'cat\u200B@mail.example', 'seekers'],
  ['a5', 'cat\u200C@mail.example', 'seekers'],
  ['a6', 'shop\u2060@mail.example', 'employers'],
] as const;

it('addresses of older boards are cleaned where no other account has them', async () => {
  const board = await createEmptyInstallation();
  try {
    const names = await listMigrations();
    await migrate(board.url, log, names.indexOf('0177_emails_as_seen'));
    const id = (short: string) => `00000000-0000-7000-8000-0000000000${short}`;
    for (const [short, email, table] of accounts) {
      const [names1, values] =
        table === 'seekers'
          ? ['first_name, last_name', "'Ann', 'Lee'"]
          : ['company_name, contact_email', `'Copper Kettle', '${email}'`];
      await queryDatabase(
        board.url,
        `insert into ${table} (id, email, password_hash, terms_accepted_at, terms_version, ${names1})
         values ('${id(short)}', '${email}', 'none', now(), '1', ${values})`,
      );
    }
    await queryDatabase(
      board.url,
      "update employers set verified_at = now(), verified_by = 'domain'",
    );
    await migrate(board.url, log);
    expect(await queryDatabase(board.url, 'select email from seekers order by id')).toEqual([
      { email: 'ann@mail.example' },
      { email: 'Ben\u00AD@mail.example' },
      { email: 'ben@mail.example' },
      { email: 'cat@mail.example' },
      { email: 'cat\u200C@mail.example' },
    ]);
    const companies = 'select email, contact_email, verified_by from employers';
    expect(await queryDatabase(board.url, companies)).toEqual([
      { email: 'shop@mail.example', contact_email: 'shop@mail.example', verified_by: 'domain' },
    ]);
  } finally {
    await board.drop();
  }
}, 60_000);
