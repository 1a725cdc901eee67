import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { createTasks, recurringTasks as recurring } from '../../tasks.ts';
import { type Queue, startQueue } from './queue.ts';
import type { TaskList } from './define-task.ts';
import { releaseAbandonedJobs, workerLeaseName } from './release-abandoned-jobs.ts';

let database: TestDatabase;
/** Between the queue and its database. */
let proxy: DatabaseProxy;
let app: TestApp;
let queue: Queue;
/** Emits 'begin' for each mail, which lasts until `release` is emitted. */
const work = new EventEmitter();

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.connectionString);
  app = await createTestApp({ connectionString: database.connectionString });
  const { platform } = app;
  const tasks = createBlockingTasks();
  queue = await startQueue({
    platform,
    tasks,
    recurring,
    connectionString: proxy.connectionString,
  });
});

afterAll(async () => {
  app.log.takeErrors();
  await app.close();
  await proxy.close();
  await database.drop();
});

function createBlockingTasks(): TaskList {
  return {
    ...createTasks(app.platform, () => Promise.resolve(204)),
    'employer-mail': async (payload: unknown) => {
      const released = once(work, 'release');
      work.emit('begin', payload);
      await released;
    },
  };
}

async function enqueueMail(number: number): Promise<void> {
  await sql`select graphile_worker.add_job('employer-mail', json_build_object('number', ${number}::int))`.execute(
    app.database,
  );
}

/** How many workers that hold a job are known to be alive. */
async function countLeases(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where application_name in (
      select ${workerLeaseName('')} || locked_by from graphile_worker.jobs)`.execute(app.database);
  return rows.length;
}

describe('a queue that loses its database during a job', () => {
  it('recovers by itself, and repeats the job once its worker is known to be gone', async () => {
    // The library prints its lost connections.
    vi.spyOn(console, 'error').mockReturnValue();
    const begun = once(work, 'begin');
    await enqueueMail(1);
    expect(await begun).toEqual([{ number: 1 }]);

    proxy.cut();
    work.emit('release');
    await vi.waitFor(() => expect(app.log.text()).toContain('Failed to complete jobs'), 15_000);
    proxy.restore();

    const next = once(work, 'begin');
    await enqueueMail(2);
    expect(await next).toEqual([{ number: 2 }]);

    await vi.waitFor(async () => expect(await countLeases()).toBe(1), 15_000);
    // The first worker has been disconnected for longer than a reconnection takes.
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes'`.execute(
      app.database,
    );
    const again = once(work, 'begin');
    await releaseAbandonedJobs(app.database);
    expect(await again).toEqual([{ number: 1 }]);
    // The second is still locked by a live queue.
    const { rows } = await sql<{ held: number }>`
      select count(*)::int as held from graphile_worker.jobs
      where task_identifier = 'employer-mail' and locked_at is not null`.execute(app.database);
    expect(rows).toEqual([{ held: 2 }]);
    work.emit('release');
  });

  it('can be stopped at that moment', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    app.log.takeErrors();
    const begun = once(work, 'begin');
    await enqueueMail(3);
    await begun;

    proxy.cut();
    work.emit('release');
    await vi.waitFor(
      () => expect(app.log.takeErrors().join('')).toContain('Failed to complete jobs'),
      15_000,
    );
    proxy.restore();
    await expect(queue.stop()).resolves.toBeUndefined();
  });
});

describe('a queue that starts on a read-only database', () => {
  it('takes jobs once the database can be written again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const setReadOnly = (mode: 'on' | 'off') =>
      sql`do $$ begin execute format('alter database %I set default_transaction_read_only = ${sql.raw(mode)}',
        current_database()); end $$`.execute(app.database);
    await setReadOnly('on');
    const { platform } = app;
    const begun = once(work, 'begin');
    const tasks = createBlockingTasks();
    const { connectionString } = database;
    const started = await startQueue({ platform, tasks, recurring, connectionString });
    await vi.waitFor(() => expect(app.log.text()).toContain('read-only transaction'), 15_000);
    await setReadOnly('off');
    await enqueueMail(4);
    expect(await begun).toEqual([{ number: 4 }]);
    work.emit('release');
    await started.stop();
  });
});
