import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Account } from './operating-system-account.ts';
import { postgresAccount, isRoot } from './operating-system-account.ts';
import { runAs } from './run-as.ts';

/** Where root's databases and programs are when the postgres user cannot reach the checkout. */
export const sharedFolder = '/var/lib/nextshift';

/** The folder that contains the database (in `postgres`), and its user if that is not ours. */
export interface DatabaseHome {
  folder: string;
  account: Account | undefined;
}

/**
 * Decides where the database of a data directory is and which user runs it. An ordinary user runs it in
 * place. Root runs it as its owner, initially the `postgres` user. If that user cannot enter the data
 * directory, the database is in /var/lib/nextshift, and a file in the data directory records the path, so
 * that the two are moved and deleted together.
 */
export async function chooseDatabaseHome(dataDir: string, log: BaseLogger): Promise<DatabaseHome> {
  const owner = await ownerOf(join(dataDir, 'postgres'));
  if (!isRoot) {
    if (owner && owner.uid !== process.getuid?.()) {
      throw new EmbeddedPostgresError(
        `The database in ${dataDir} belongs to another user. ` +
          'Start NextShift as that user or as root, or give it a DATA_DIR of its own.',
      );
    }
    return { folder: dataDir, account: undefined };
  }
  if (owner) return { folder: dataDir, account: owner };

  const note = join(dataDir, 'postgres-location');
  const remembered = await readNote(note);
  if (remembered !== undefined) {
    const account = (await ownerOf(join(remembered, 'postgres'))) ?? postgresAccount();
    return { folder: await makeOpenFolder(remembered), account };
  }
  const account = postgresAccount();
  if (await canKeepFiles(account, dataDir)) return { folder: dataDir, account };

  const folder = join(sharedFolder, randomBytes(6).toString('hex'));
  await writeFile(note, `${folder}\n`, { flush: true });
  log.info(`The postgres user cannot enter ${dataDir}, so the database is stored in ${folder}.`);
  return { folder: await makeOpenFolder(folder), account };
}

/** The folder that contains the database of a data directory, if one exists. */
export async function findDatabaseFolder(dataDir: string): Promise<string | undefined> {
  const remembered = await readNote(join(dataDir, 'postgres-location'));
  for (const home of [dataDir, remembered]) {
    if (home !== undefined && (await ownerOf(join(home, 'postgres'))))
      return join(home, 'postgres');
  }
  return undefined;
}

async function ownerOf(folder: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(folder);
    return { uid, gid };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function readNote(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.startsWith(`${sharedFolder}/`) ? text.trim() : undefined;
}

/** Sets the modes separately, because a strict umask masks those of mkdir. */
async function makeOpenFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  await chmod(folder, 0o755);
  return folder;
}

/** Tries it: modes, access lists and mount options all matter. */
async function canKeepFiles(account: Account, folder: string): Promise<boolean> {
  const probe = await mkdtemp(join(folder, 'probe-'));
  try {
    await chown(probe, account.uid, account.gid);
    return (await runAs(account, 'test', ['-w', probe])).code === 0;
  } catch (error) {
    if (hasErrorCode(error, 'EPERM')) return false;
    throw error;
  } finally {
    await rm(probe, { recursive: true });
  }
}
