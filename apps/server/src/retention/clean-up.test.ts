import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker, signInAgain } from '../../test/database/insert-accounts.ts';
import { insertJob } from '../../test/database/insert-jobs.ts';
import { makeJobsDue, queuedPayloads } from '../../test/servers/queued-jobs.ts';
import { cleanUp } from './clean-up.queries.ts';
import { enqueue } from '../platform/queue/enqueue.ts';
import { newStorageKey } from '../platform/files/file-store.ts';
import { newId } from '../platform/database/new-id.ts';
import { applicantMail } from '../wings/hiring/news/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Stored {
  readonly id: string;
  readonly key: string;
}

async function store(): Promise<Stored> {
  const stored = { id: newId(), key: newStorageKey('webp') };
  const bytes = Buffer.from('bytes');
  await app.database
    .insertInto('files')
    .values({
      id: stored.id,
      storage_key: stored.key,
      visibility: 'public',
      content_type: 'image/webp',
      byte_size: bytes.length,
      created_at: app.clock.read(),
    })
    .execute();
  await app.platform.files.put(stored.key, bytes);
  return stored;
}

/** Whether row and bytes exist; one without the other fails the test. */
async function exists({ id, key }: Stored): Promise<boolean> {
  const row = await app.database
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  const hasBytes = existsSync(join(app.platform.config.dataDir, 'uploads', key));
  expect(row !== undefined).toBe(hasBytes);
  return hasBytes;
}

describe('the clean-up of files', () => {
  it('removes files without references once they are minutes old', async () => {
    const orphan = await store();
    app.clock.advance(5 * MINUTE_MS);
    const young = await store();
    app.clock.advance(1);
    await cleanUp.run(app.platform);
    expect(await exists(orphan)).toBe(false);
    expect(await exists(young)).toBe(true);
  });

  it('completes a run that was interrupted between bytes and row', async () => {
    const orphan = await store();
    await app.platform.files.remove(orphan.key);
    app.clock.advance(DAY_MS);
    await cleanUp.run(app.platform);
    expect(await exists(orphan)).toBe(false);
  });

  it('keeps pictures, logos, job images, videos and documents', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const [picture, logo, image, video, document] = [
      await store(),
      await store(),
      await store(),
      await store(),
      await store(),
    ];
    const { database } = app;
    await database
      .updateTable('seekers')
      .set({ picture_file_id: picture.id })
      .where('id', '=', seeker.id)
      .execute();
    await database
      .updateTable('employers')
      .set({ logo_file_id: logo.id })
      .where('id', '=', employer.id)
      .execute();
    await insertJob(app, employer, { image_file_id: image.id });
    await database
      .insertInto('portfolio_videos')
      .values({
        id: newId(),
        seeker_id: seeker.id,
        place: 1,
        file_id: video.id,
        original_name: 'a.mp4',
      })
      .execute();
    await database
      .insertInto('documents')
      .values({
        id: newId(),
        seeker_id: seeker.id,
        kind: 'resume',
        file_id: document.id,
        name: 'a.pdf',
      })
      .execute();
    app.clock.advance(30 * DAY_MS);
    await cleanUp.run(app.platform);
    for (const file of [picture, logo, image, video, document]) {
      expect(await exists(file)).toBe(true);
    }
  });
});

describe('the clean-up of rows', () => {
  it('removes only expired sessions', async () => {
    const old = await signUpSeeker(app);
    app.clock.advance(29 * DAY_MS);
    const young = await signInAgain(app, old, 'seeker');
    app.clock.advance(DAY_MS + 1);
    await cleanUp.run(app.platform);
    const rows = await app.database
      .selectFrom('sessions')
      .select('id')
      .where('seeker_id', '=', old.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect((await app.api.getMe({ as: young })).statusCode).toBe(200);
  });

  it('removes keys, counters and failures when they have expired', async () => {
    const key = Buffer.alloc(32);
    const now = app.clock.read();
    const { database } = app;
    await database
      .insertInto('idempotency_keys')
      .values({ scope: 's', key: 'k', request_hmac: key, created_at: now })
      .execute();
    await database
      .insertInto('rate_limit_windows')
      .values({ key, window_start: now, hits: 1 })
      .execute();
    await database
      .insertInto('login_failures')
      .values({ key, failures: 1, last_failed_at: now, blocked_until: now })
      .execute();
    const count = async () => {
      await cleanUp.run(app.platform);
      const tables = ['idempotency_keys', 'rate_limit_windows', 'login_failures'] as const;
      const rows = await Promise.all(
        tables.map((table) => database.selectFrom(table).select('key').execute()),
      );
      return rows.map(({ length }) => length);
    };
    expect(await count()).toEqual([1, 1, 1]);
    app.clock.advance(60 * MINUTE_MS + 1);
    expect(await count()).toEqual([1, 1, 1]);
    app.clock.advance(DAY_MS);
    expect(await count()).toEqual([0, 0, 0]);
  });

  it('removes only permanently failed jobs, a week after their failure', async () => {
    const payload = { applicationId: 'not an id', status: 'submitted', changedAt: '' } as const;
    const mail = { ...applicantMail, key: undefined };
    await enqueue(app.database, { ...mail, attempts: 1 }, payload);
    await enqueue(app.database, { ...mail, attempts: 2 }, payload);
    await makeJobsDue(app);
    await app.runTasks();
    const now = Date.now();
    app.clock.advance(now - app.clock.read().getTime() + 6 * DAY_MS);
    await cleanUp.run(app.platform);
    expect(await queuedPayloads(app)).toHaveLength(2);
    app.clock.advance(2 * DAY_MS);
    await cleanUp.run(app.platform);
    expect(await queuedPayloads(app)).toHaveLength(1);
  });
});
