import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { anEmail } from '../../../test/unique.ts';
import { signUpEmployer } from '../../../test/database/insert-accounts.ts';
import { enqueue } from '../queue/enqueue.ts';
import { newId } from '../database/new-id.ts';
import { createSecretBox } from './secret-box.ts';
import { claimSecretKeys } from './claim-secret-keys.ts';
import { rotateSecretKey } from './rotate-secret-key.ts';

const accountMail = {
  name: 'account-mail',
  payload: z.object({ kind: z.string(), sealedEmail: z.string() }),
};

const OLD = 'the old key, which is long enough for one';
const NEW = 'the new key, which is long enough for one';
const BOTH = `${'n'.repeat(40)},${'o'.repeat(40)}`;
const [NEWEST = '', OLDEST = ''] = BOTH.split(',');

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Starts with a key, as a server does. */
function claim(secretKey: string): Promise<void> {
  const config = { secretKey, dataDir: '/nowhere' };
  const { database } = app;
  return claimSecretKeys({ config, database, clock: app.clock.read, secretKey });
}

async function taxNumberOf(id: string): Promise<Buffer> {
  const row = await app.database
    .selectFrom('employers')
    .select('tax_number_encrypted')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.tax_number_encrypted ?? Buffer.alloc(0);
}

async function setTaxNumber(id: string, secretKey: string): Promise<void> {
  await app.database
    .updateTable('employers')
    .set({
      tax_number_encrypted: createSecretBox(secretKey).encrypt('987654321'),
      tax_number_last_four: '4321',
    })
    .where('id', '=', id)
    .execute();
}

it('refuses the key of another database, even if none has been recorded yet', async () => {
  const { id } = await signUpEmployer(app);
  await setTaxNumber(id, OLD);
  await expect(claim(NEW)).rejects.toThrow('SECRET_KEY lacks the key of this database');
  await claim(OLD);
  await claim(OLD);
  await expect(claim(NEW)).rejects.toThrow('SECRET_KEY lacks the key of this database');
  await app.database.deleteFrom('secret_keys').execute();
  await app.database.deleteFrom('employers').execute();
});

it('rotates from one key to another, and needs the old one until everything is re-encrypted', async () => {
  const { id } = await signUpEmployer(app);
  await setTaxNumber(id, OLDEST);
  await claim(OLDEST);
  const sealedEmail = createSecretBox(OLDEST).encrypt('robin@mail.example').toString('base64');
  await enqueue(app.database, accountMail, { kind: 'seeker', sealedEmail });
  const secrets = createSecretBox(OLDEST);
  const email = anEmail();
  await app.database
    .insertInto('operators')
    .values({
      id: newId(),
      email,
      password_hash: '',
      totp_secret: secrets.encrypt('a secret'),
      created_at: app.clock.read(),
    })
    .execute();
  await app.database
    .insertInto('second_factors')
    .values({
      id: newId(),
      employer_id: id,
      totp_secret: secrets.encrypt('another secret'),
      created_at: app.clock.read(),
    })
    .execute();
  await app.database
    .insertInto('calendars')
    .values({
      id: newId(),
      employer_id: id,
      token_hash: Buffer.from('a hash'),
      token_encrypted: secrets.encrypt('a token'),
      created_at: app.clock.read(),
    })
    .execute();
  await app.database
    .insertInto('push_keys')
    .values({
      id: newId(),
      public_key: 'a public key',
      private_key_encrypted: secrets.encrypt('a private key'),
      created_at: app.clock.read(),
    })
    .execute();

  // Every server must know the key before one encrypts with it.
  await claim(`${OLDEST},${NEWEST}`);
  await claim(BOTH);
  await expect(claim(NEWEST)).rejects.toThrow('SECRET_KEY lacks the key of this database');
  await expect(claim(OLDEST)).rejects.toThrow('SECRET_KEY lacks the key of this database');

  expect(await rotateSecretKey(app.database, BOTH)).toEqual({
    resealed: {
      'tax numbers': 1,
      operators: 1,
      authenticators: 1,
      calendars: 1,
      'push keys': 1,
      'waiting mails': 1,
    },
    waiting: 0,
  });
  await claim(NEWEST);
  const newest = createSecretBox(NEWEST);
  expect(newest.decrypt(await taxNumberOf(id))).toBe('987654321');
  const operator = await app.database
    .selectFrom('operators')
    .select('totp_secret')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(newest.decrypt(operator.totp_secret)).toBe('a secret');
  const authenticator = await app.database
    .selectFrom('second_factors')
    .select('totp_secret')
    .executeTakeFirstOrThrow();
  expect(newest.decrypt(authenticator.totp_secret)).toBe('another secret');
  const calendar = await app.database
    .selectFrom('calendars')
    .select('token_encrypted')
    .executeTakeFirstOrThrow();
  expect(newest.decrypt(calendar.token_encrypted)).toBe('a token');
  const { private_key_encrypted: privateKey } = await app.database
    .selectFrom('push_keys')
    .select('private_key_encrypted')
    .executeTakeFirstOrThrow();
  expect(newest.decrypt(privateKey)).toBe('a private key');
  const { rows } = await sql<{ payload: { kind: string; sealedEmail: string } }>`
    select payload from graphile_worker._private_jobs`.execute(app.database);
  const payload = rows[0]?.payload;
  expect(payload?.kind).toBe('seeker');
  expect(newest.decrypt(Buffer.from(payload?.sealedEmail ?? '', 'base64'))).toBe(
    'robin@mail.example',
  );
  expect(await rotateSecretKey(app.database, BOTH)).toEqual({
    resealed: {
      'tax numbers': 0,
      operators: 0,
      authenticators: 0,
      calendars: 0,
      'push keys': 0,
      'waiting mails': 0,
    },
    waiting: 0,
  });
});

it('needs the old key while a mail encrypted with it is being sent', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(app.database);
  await app.database.deleteFrom('secret_keys').execute();
  await app.database.deleteFrom('employers').execute();
  await claim(OLDEST);
  await claim(BOTH);
  const sealedEmail = createSecretBox(OLDEST).encrypt('robin@mail.example').toString('base64');
  await enqueue(app.database, accountMail, { kind: 'seeker', sealedEmail });
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker'`.execute(
    app.database,
  );
  expect(await rotateSecretKey(app.database, BOTH)).toMatchObject({
    resealed: { 'waiting mails': 0 },
    waiting: 1,
  });
  await expect(claim(NEWEST)).rejects.toThrow('SECRET_KEY lacks the key of this database');
  await sql`delete from graphile_worker._private_jobs`.execute(app.database);
});
