import { ConfigError, loadConfig } from '../config.ts';
import { createPayments, type ReplayedEvent, replayPaymentEvents } from '../wings/billing/index.ts';
import { describeFailure } from '../platform/backup/describe-failure.ts';
import { openForBackup } from '../platform/backup/open-database.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { createSecretBox } from '../platform/security/secret-box.ts';
import { loadSecretKey } from '../platform/security/secret-key.ts';

const MAX_CONNECTIONS = 4;

/** Replays events of the payment provider that matched no record of ours. */
async function replay(): Promise<ReplayedEvent[]> {
  const config = loadConfig(process.env);
  const log = createLog({ logLevel: 'warn' });
  const opened = await openForBackup(config, log);
  const database = createDatabase({
    connectionString: opened.connectionString,
    log,
    max: MAX_CONNECTIONS,
  });
  const secrets = createSecretBox(await loadSecretKey(config));
  const core = { config, clock: systemClock, database, log, secrets };
  try {
    return await replayPaymentEvents({ ...core, payments: await createPayments(core) });
  } finally {
    await database.destroy();
    await opened.close();
  }
}

function lineOf({
  id,
  type,
  subscriptionId,
  paymentId,
  receivedAt,
  problem,
}: ReplayedEvent): string {
  const outcome = problem === null ? 'applied' : `still ${problem}`;
  return `${receivedAt.toISOString()}  ${id}  ${type}  ${subscriptionId ?? paymentId ?? '-'}  ${outcome}`;
}

try {
  const [command, ...more] = process.argv.slice(2);
  if (command !== 'replay' || more.length > 0) {
    throw new ConfigError('Say what to do: npm run payments -- replay');
  }
  const events = await replay();
  console.log(
    events.length === 0 ? 'No event waits to be replayed.' : events.map(lineOf).join('\n'),
  );
  process.exit(events.some(({ problem }) => problem !== null) ? 1 : 0);
} catch (error) {
  console.error(describeFailure(error, 'replay'));
  process.exit(1);
}
