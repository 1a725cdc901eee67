import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

const DAY_MS = 86_400_000;
/** A backup of ours by its moment, whole or interrupted: '2026-11-22T03-00-00Z'. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.unfinished)?$/;

interface KeepOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Where the backups lie, a folder each. */
  readonly folder: string;
  /** How long each is kept. */
  readonly days: number;
  readonly now: Date;
}

/**
 * Makes a backup named by its moment, and then removes those that are older than `days`, and what interrupted
 * ones left. Nothing is removed unless a new one is whole, and nothing that is named otherwise.
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
  // A name tells whole seconds.
  const age =
    Math.floor(now.getTime() / 1_000) * 1_000 - Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  return age > (isUnfinished ? 1 : days) * DAY_MS;
}
