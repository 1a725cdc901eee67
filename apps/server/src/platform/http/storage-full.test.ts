import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { asFile, toFormData } from '@nextshift/test-kit/files/pictures';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { signUpSeeker, type TestAccount } from '../../../test/database/insert-accounts.ts';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';

const NO_ROOM = 'There is no room to store anything new right now. Please try again later.';

let app: TestApp;
let uploads: string;

beforeAll(async () => {
  app = await createTestApp();
  uploads = join(app.platform.config.dataDir, 'uploads');
});

afterEach(() => {
  vi.restoreAllMocks();
  // Failures are logged, as they should be.
  app.log.takeErrors();
});

afterAll(() => app.close());

function uploadResume(as: TestAccount, key?: string) {
  return app.api.uploadDocument({
    as,
    body: toFormData({ kind: 'resume', file: asFile(PDF_FILE, 'resume.pdf', 'application/pdf') }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

function uploadVideo(as: TestAccount) {
  const body = toFormData({ video: asFile(createMp4(5_000), 'reel.mp4', 'video/mp4') });
  return app.api.uploadVideo({ userId: as.id, as, body });
}

async function countFileRows(): Promise<number> {
  return (await app.database.selectFrom('files').select('id').execute()).length;
}

function diskError(code: string): Error {
  return Object.assign(new Error(`${code}: no space left on device, write`), { code });
}

describe('when storage is full', () => {
  it.each(['ENOSPC', 'EDQUOT'])(
    'for a file (%s), the sender gets an error, and no row remains',
    async (code) => {
      const seeker = await signUpSeeker(app);
      const before = await countFileRows();
      vi.spyOn(app.platform.files, 'put').mockRejectedValueOnce(diskError(code));
      const refused = await uploadResume(seeker);
      expect(refused.statusCode).toBe(507);
      expect(refused.headers['retry-after']).toBe('60');
      expect(refused.json()).toEqual({
        code: 'storage_full',
        message: NO_ROOM,
        requestId: refused.headers['x-request-id'],
      });
      expect(await countFileRows()).toBe(before);
      expect((await uploadResume(seeker)).statusCode).toBe(201);
    },
  );

  it('in the database, a retry with the same key succeeds once there is space', async () => {
    const seeker = await signUpSeeker(app);
    await sql`CREATE FUNCTION fill_up() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`.execute(
      app.database,
    );
    await sql`CREATE TRIGGER fill_up BEFORE INSERT ON documents
      FOR EACH ROW EXECUTE FUNCTION fill_up()`.execute(app.database);
    const refused = await uploadResume(seeker, 'once-only');
    expect(refused.statusCode).toBe(507);
    expect(refused.json()).toMatchObject({ code: 'storage_full', message: NO_ROOM });

    await sql`DROP TRIGGER fill_up ON documents`.execute(app.database);
    expect((await uploadResume(seeker, 'once-only')).statusCode).toBe(201);
  });
});

describe('a disk that cannot store an upload', () => {
  it('is not reported as the sender’s fault', async () => {
    const seeker = await signUpSeeker(app);
    const incoming = join(uploads, 'incoming');
    await rm(incoming, { recursive: true, force: true });
    await mkdir(uploads, { recursive: true });
    await writeFile(incoming, 'a file where a folder belongs');
    expect((await uploadVideo(seeker)).statusCode).toBe(500);

    await rm(incoming);
    expect((await uploadVideo(seeker)).statusCode).toBe(201);
    expect(await readdir(incoming)).toEqual([]);
  });
});
