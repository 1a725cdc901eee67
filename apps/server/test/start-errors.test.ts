import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../src/config.ts';
import { createDatabase } from '../src/platform/database/database.ts';
import { claimSecretKeys } from '../src/platform/security/claim-secret-keys.ts';
import { serverRoot } from '../src/platform/server-root.ts';
import { explainDatabaseErrors } from '../src/platform/start/explain-database-errors.ts';
import { explainFolderError } from '../src/platform/start/explain-folder-error.ts';
import { listen } from '../src/platform/start/listen.ts';
import { startServer } from '../src/start-server.ts';
import { captureLog } from './captured-log.ts';
import { createTestDatabase } from './database/create-test-database.ts';
import { makeDataDir } from './make-data-dir.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await makeDataDir();
});

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const KEY = 'the key of this database, long enough to be one';

/** The error of a start with these settings; without NODE_ENV it would load the built pages. */
async function complaintOf(env: Record<string, string>): Promise<string> {
  const config = loadConfig({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    SECRET_KEY: KEY,
    ...env,
  });
  const failure: unknown = await startServer(config, captureLog().logger).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof ConfigError)) throw new Error('no complaint', { cause: failure });
  expect(failure.message).not.toContain('\n');
  return failure.message;
}

/** The address of the database with one part changed. */
function databaseUrl(change: (url: URL) => void): string {
  const url = new URL(database.connectionString);
  change(url);
  return url.href;
}

/** A port of this machine on which nothing listens. */
async function freePort(): Promise<number> {
  const { server, port } = await listenAnywhere();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listenAnywhere(
  answer = '',
  host = '127.0.0.1',
): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => response.writeHead(404).end(answer));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

describe('a start names the setting that is wrong, in one line:', () => {
  it('an unavailable database', async () => {
    const port = await freePort();
    const DATABASE_URL = databaseUrl((url) => (url.port = String(port)));
    expect(await complaintOf({ DATABASE_URL })).toBe(
      `DATABASE_URL leads to no usable database: nothing listens at ${new URL(DATABASE_URL).host}.`,
    );
    const direct = { DATABASE_DIRECT_URL: DATABASE_URL };
    expect(await complaintOf(direct)).toMatch(/^DATABASE_DIRECT_URL leads to no usable database/);
  });

  it('an unknown host', async () => {
    const DATABASE_URL = databaseUrl((url) => (url.hostname = 'nowhere.invalid'));
    expect(await complaintOf({ DATABASE_URL })).toMatch(/nowhere\.invalid/);
  });

  it('a wrong password, without repeating it', async () => {
    const DATABASE_URL = databaseUrl((url) => (url.password = 'hunter2'));
    const { username } = new URL(DATABASE_URL);
    expect(await complaintOf({ DATABASE_URL })).toBe(
      `DATABASE_URL leads to no usable database: PostgreSQL refuses the password of ${username}.`,
    );
  });

  it('a missing database', async () => {
    const DATABASE_URL = databaseUrl((url) => (url.pathname = '/elsewhere'));
    expect(await complaintOf({ DATABASE_URL })).toBe(
      'DATABASE_URL leads to no usable database: there is no database elsewhere.',
    );
  });

  it('a data folder that is a file, or lies below one', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    for (const DATA_DIR of [file, join(file, 'below')]) {
      expect(await complaintOf({ DATA_DIR })).toBe(
        `DATA_DIR (${DATA_DIR}) is a file, or lies below one; name a folder.`,
      );
    }
  });

  it('a data folder that nobody can make', async () => {
    // The kernel's own: not even root makes a folder there.
    const DATA_DIR = '/sys/nextshift';
    expect(await complaintOf({ DATA_DIR })).toMatch(
      /^DATA_DIR \(\/sys\/nextshift\) cannot be made by this user \(E[A-Z]+\)\.$/,
    );
  });

  it('a database whose disk is full', async () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    await expect(
      explainDatabaseErrors('DATABASE_URL', database.connectionString, () => Promise.reject(full)),
    ).rejects.toThrow(
      new ConfigError('DATABASE_URL leads to no usable database: its disk is full.'),
    );
  });

  it('a missing bucket, or a wrong key', async () => {
    for (const [code, complaint] of [
      ['NoSuchBucket', 'S3_BUCKET files is not there.'],
      ['InvalidAccessKeyId', 'S3_ACCESS_KEY_ID is not known to the store.'],
      ['SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY does not match S3_ACCESS_KEY_ID.'],
    ] as const) {
      const { server, port } = await listenAnywhere(`<Error><Code>${code}</Code></Error>`);
      const S3 = {
        S3_BUCKET: 'files',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
      };
      expect(await complaintOf(S3)).toBe(complaint);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('a key that is not this database’s', async () => {
    const { connectionString } = database;
    const log = captureLog().logger;
    const noted = createDatabase({ connectionString, log, max: 1 });
    await claimSecretKeys({
      config: { secretKey: KEY, dataDir },
      database: noted,
      clock: () => new Date('2026-11-22T12:00:00Z'),
      secretKey: KEY,
    });
    await noted.destroy();
    expect(await complaintOf({ SECRET_KEY: 'another key, as long as it has to be here' })).toBe(
      'SECRET_KEY lacks the key of this database. Set it as it was, or name the old one behind the new one (new,old).',
    );
    expect(await complaintOf({ SECRET_KEY: '' })).toBe(
      `${join(dataDir, 'secret-key')} is not the key of this database. Set SECRET_KEY or DATA_DIR as they were.`,
    );
  });
});

describe('a data folder that stores nothing', () => {
  it.each([
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('EDQUOT: quota exceeded, write'), { code: 'EDQUOT' }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    new Error('PostgreSQL did not start: could not write to file: No space left on device'),
  ])('because the disk is full: $message', (error) => {
    expect(explainFolderError(error, '/data')).toEqual(
      new ConfigError(
        'The disk of the data folder /data is full. Make room there, or set DATA_DIR to a folder on another disk.',
      ),
    );
  });

  it.each(['EACCES', 'EPERM', 'EROFS'])('because of %s', (code) => {
    const error = Object.assign(new Error(`${code}: not here, mkdir '/data/running'`), { code });
    expect(explainFolderError(error, '/data')).toEqual(
      new ConfigError(`The data folder /data cannot be used: ${error.message}.`),
    );
  });

  it('does not hide a bug', () => {
    const bug = new TypeError('undefined is not a function');
    expect(explainFolderError(bug, '/data')).toBe(bug);
  });
});

it('ends every command with one line on an older Node', () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '20.18.3' } });
    Object.defineProperty(process, 'version', { value: 'v20.18.3' });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(pretend)}`,
      join(serverRoot, '../../scripts/run-program.mjs'),
      'main',
    ],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'NextShift needs Node 20.19 or newer; this is v20.18.3.\n',
  });
});

describe('a port that cannot be opened', () => {
  it('because another program uses it on one of the addresses of localhost', async () => {
    const { server, port } = await listenAnywhere('', '::1');
    const app = fastify();
    await expect(listen(app, { port, host: 'localhost' })).rejects.toThrow(
      new ConfigError(`PORT ${port} is in use by another program; end it or set another PORT.`),
    );
    await app.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it('because another program uses it', async () => {
    const { server, port } = await listenAnywhere();
    const app = fastify();
    await expect(listen(app, { port, host: '127.0.0.1' })).rejects.toThrow(
      new ConfigError(`PORT ${port} is in use by another program; end it or set another PORT.`),
    );
    await app.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['EACCES', 'PORT 80 may not be opened by this user; set one above 1023.'],
    ['EADDRNOTAVAIL', 'HOST 192.0.2.1 is not an address of this machine.'],
    ['ENOTFOUND', 'HOST 192.0.2.1 is not an address of this machine.'],
  ])('because of %s', async (code, complaint) => {
    const refused = Object.assign(new Error(`listen ${code}`), { code });
    const app = { listen: () => Promise.reject(refused), server: createServer() };
    await expect(listen(app, { port: 80, host: '192.0.2.1' })).rejects.toThrow(
      new ConfigError(complaint),
    );
  });
});
