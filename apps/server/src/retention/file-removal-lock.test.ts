import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database/create-test-database.ts';
import { hasBytes, insertFile } from '../../test/database/insert-files.ts';
import { insertCompleteSeeker } from '../../test/database/insert-complete-seeker.ts';
import { cleanUp } from './clean-up.queries.ts';
import { REMOVAL_LOCK } from '../platform/files/file-removal-lock.ts';
import { removeFile } from '../platform/files/store-file.ts';

let own: TestDatabase;
let app: TestApp;
let backup: pg.Client;

beforeAll(async () => {
  own = await createTestDatabase();
  app = await createTestApp({ connectionString: own.connectionString });
  backup = new pg.Client({ connectionString: own.connectionString });
  await backup.connect();
});

afterAll(async () => {
  await backup.end();
  await app.close();
  await own.drop();
});

describe('removing bytes', () => {
  it('waits until a backup ends, and is then done by the clean-up', async () => {
    await backup.query(`select pg_advisory_lock(${REMOVAL_LOCK})`);
    const orphan = await insertFile(app, Buffer.from('never used'), 'webp');
    const { seeker, video, picture } = await insertCompleteSeeker(app);
    const removed = await insertFile(app, Buffer.from('used no more'), 'pdf');
    const url = `/api/userprofile/${seeker.id}/videos/${encodeURIComponent(`/files/${video.key}`)}`;
    expect((await app.call('DELETE', url, { as: seeker })).statusCode).toBe(200);
    await removeFile(app.platform, { id: removed.id, storageKey: removed.key });
    app.clock.advance(5 * MINUTE_MS);
    await cleanUp.run(app.platform);
    for (const file of [orphan, video, removed]) expect(hasBytes(app, file)).toBe(true);

    await backup.query(`select pg_advisory_unlock(${REMOVAL_LOCK})`);
    await cleanUp.run(app.platform);
    for (const file of [orphan, video, removed]) expect(hasBytes(app, file)).toBe(false);
    expect(hasBytes(app, picture)).toBe(true);
  });
});
