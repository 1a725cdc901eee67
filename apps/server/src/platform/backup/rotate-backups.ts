import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@nextshift/contract';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

/** The name of a backup, complete or interrupted, is its moment: '2026-11-22T03-00-00Z'. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.unfinished)?$/;

interface KeepOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The folder of the backups, each in a folder of its own. */
  readonly folder: string;
  /** Days before a backup is removed. */
  readonly days: number;
  readonly now: Date;
}

/**
 * Makes a backup named by its moment, then removes those older than `days` and leftovers of interrupted
 * ones. Nothing is removed unless the new backup is complete; other names are never touched.
 */
export async function rotateBackups(
  options: KeepOptions,
): Promise<{ manifest: Manifest; folder: string; removed: string[] }> {
  const { config, log, folder, days, now } = options;
  const target = join(folder, nameOf(now));
  const manifest = await makeBackup({ config, log, folder: target });
  const old = (await readdir(folder)).filter((name) => isOver(name, days, now));
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  return { manifest, folder: target, removed: old };
}

function nameOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

function isOver(name: string, days: number, now: Date): boolean {
  const [, date, hour, minute, second, isUnfinished] = NAME.exec(name) ?? [];
  if (date === undefined) return false;
  // Names are precise to the second.
  const age =
    Math.floor(now.getTime() / 1_000) * 1_000 - Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  return age > (isUnfinished ? 1 : days) * DAY_MS;
}
