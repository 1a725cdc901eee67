import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import { syncFolder } from '../operating-system/sync-folder.ts';
import type { DatabaseHome } from './database-home.ts';
import { complaintIn, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Account } from './operating-system-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { freeBytes, MEBIBYTE } from './reserved-space.ts';
import { runAs } from './run-as.ts';

/** What a new database with its sample and its log takes, beside the reserved space. */
const NEW_CLUSTER_BYTES = 256 * MEBIBYTE;

/** A database folder that is ready to start. */
export interface DatabaseCluster {
  data: string;
  /** The password of the role `nextshift`, and of the superuser `postgres`. */
  password: string;
  /** Distinguishes this cluster's processes from those of others. */
  name: string;
}

interface ClusterOptions {
  durable: boolean;
  log: BaseLogger;
  newClusterBytes?: number | undefined;
}

/** Opens the database in a home, creating it if there is none. */
export async function openCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  options: ClusterOptions,
): Promise<DatabaseCluster> {
  const folder = join(home.folder, 'postgres');
  const exists = await stat(folder).catch(() => undefined);
  if (!exists) await makeCluster(home, binaries, options);
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  const data = join(folder, 'data');
  const name = `nextshift-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
  return { data, password, name };
}

/**
 * Everything is created in a folder beside it and renamed at the end: a start that was killed half-way
 * leaves only garbage, which the next start deletes.
 */
async function makeCluster(
  { folder, account }: DatabaseHome,
  binaries: PostgresBinaries,
  { durable, log, newClusterBytes = NEW_CLUSTER_BYTES }: ClusterOptions,
): Promise<void> {
  const free = await freeBytes(folder);
  if (free < newClusterBytes) {
    throw new EmbeddedPostgresError(
      `The disk of ${folder} is full: a new database needs ${newClusterBytes / MEBIBYTE} MB, and ${Math.floor(free / MEBIBYTE)} MB are free. ` +
        'Make room there, or set DATA_DIR to a folder on another disk.',
    );
  }
  log.info('Creating a new database. This takes a few seconds, once.');
  const prefix = 'postgres-unfinished-';
  for (const name of await readdir(folder)) {
    if (name.startsWith(prefix)) await rm(join(folder, name), { recursive: true, maxRetries: 5 });
  }
  const unfinished = join(folder, `${prefix}${randomBytes(4).toString('hex')}`);
  const data = join(unfinished, 'data');
  const password = randomBytes(32).toString('hex');

  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(join(unfinished, 'password'), `${password}\n`, { mode: 0o600, flush: true });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(join(unfinished, 'password'), account.uid, account.gid);
  }
  await initialize(account, binaries.initdb, [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${join(unfinished, 'password')}`,
    '--auth=scram-sha-256',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  await createDatabase(account, binaries.postgres, data, password);
  await syncFolder(unfinished);
  await rename(unfinished, join(folder, 'postgres'));
  await syncFolder(folder);
}

/**
 * Collation and case rules are PostgreSQL's own and need no locale of the machine. Only pg_trgm asks the
 * C library what a letter is, so a UTF-8 locale is used if there is one.
 */
async function initialize(account: Account | undefined, initdb: string, args: string[]) {
  const locales = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const all = [...args, ...locales, '--locale=C', `--lc-ctype=${ctype}`];
    const { code, output } = await runAs(account, initdb, all);
    if (code === 0) return;
    if (!output.includes('invalid locale name')) {
      throw new EmbeddedPostgresError(`The database could not be created: ${complaintIn(output)}`);
    }
  }
}

/**
 * The application's role owns its database but is no superuser. Created in single-user mode, before the
 * server ever listens.
 */
async function createDatabase(
  account: Account | undefined,
  postgres: string,
  data: string,
  password: string,
): Promise<void> {
  const { code, output } = await runAs(
    account,
    postgres,
    ['--single', '-c', 'exit_on_error=on', '-D', data, 'postgres'],
    [
      `CREATE ROLE nextshift LOGIN CREATEDB PASSWORD '${password}';`,
      'CREATE DATABASE nextshift OWNER nextshift;',
      '',
    ].join('\n'),
  );
  if (code !== 0)
    throw new EmbeddedPostgresError(`The database could not be created: ${complaintIn(output)}`);
}
