import { spawnSync } from 'node:child_process';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The user that runs PostgreSQL, if that is not ours. */
export interface Account {
  uid: number;
  gid: number;
}

/** Whether we are root. PostgreSQL refuses to run as root. */
export const isRoot = process.getuid?.() === 0;

/** The `postgres` user of this machine, created if missing. Only root may call this. */
export function postgresAccount(): Account {
  const existing = findPostgresAccount();
  if (existing) return existing;
  run('groupadd', '--system', 'postgres');
  run(
    'useradd',
    ...['--system', '--gid', 'postgres', '--no-create-home', '--home-dir', '/nonexistent'],
    ...['--shell', '/usr/sbin/nologin', 'postgres'],
  );
  // Exit codes are not enough: another start may have created it meanwhile.
  const created = findPostgresAccount();
  if (created) return created;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and a user named postgres could not be created. ' +
      'Start NextShift as an ordinary user, create that user, or set DATABASE_URL.',
  );
}

function findPostgresAccount(): Account | undefined {
  const uid = Number.parseInt(run('id', '-u', 'postgres'), 10);
  const gid = Number.parseInt(run('id', '-g', 'postgres'), 10);
  return uid > 0 ? { uid, gid } : undefined;
}

function run(command: string, ...args: string[]): string {
  // After a plain `su`, root's PATH lacks the folder that contains useradd.
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
  const { stdout, error } = spawnSync(command, args, { encoding: 'utf8', env });
  return error ? '' : stdout;
}
