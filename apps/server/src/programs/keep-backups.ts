import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HOUR_MS } from '@nextshift/contract';
import { ConfigError, loadConfig } from '../config.ts';
import { describeFailure } from '../platform/backup/describe-failure.ts';
import { rotateBackups } from '../platform/backup/rotate-backups.ts';
import { listWarnings, summarize } from '../platform/backup/summarize.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';

/** Delay after a failed backup, in milliseconds. */
const RETRY_DELAY_MS = HOUR_MS / 4;
const USAGE = 'keep-backups <folder> [--days 14] [--every-hours 24]';

/** Backs up one board into one folder: once, for a scheduler, or repeatedly. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '14' }, 'every-hours': { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new ConfigError(USAGE);
  const days = numberOf(values.days);
  const everyHours = values['every-hours'];
  const everyMs = everyHours === undefined ? null : numberOf(everyHours) * HOUR_MS;
  const config = loadConfig(process.env);
  const log = createLog({ logLevel: 'warn' });
  for (;;) {
    let isMade = true;
    try {
      const made = await rotateBackups({ config, log, folder, days, now: systemClock() });
      console.log(`The backup is in ${made.folder}\n${summarize(made.manifest)}`);
      for (const warning of listWarnings(made.manifest)) console.error(warning);
      if (made.removed.length > 0) console.log(`Removed: ${made.removed.join(', ')}`);
    } catch (error) {
      if (everyMs === null) throw error;
      console.error(describeFailure(error, 'backup'));
      isMade = false;
    }
    if (everyMs === null) return;
    await sleep(isMade ? everyMs : Math.min(everyMs, RETRY_DELAY_MS));
  }
}

function numberOf(text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number <= 0) throw new ConfigError(USAGE);
  return number;
}

// Exiting immediately loses nothing: a backup gets its name only when it is complete.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(describeFailure(error, 'backup'));
  process.exit(1);
}
