import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { EmbeddedPostgresError } from '../platform/embedded-postgres/embedded-postgres-error.ts';
import { keepTickShape } from '../platform/keep-tick-shape.ts';
import { openLog } from '../platform/start/open-log.ts';
import { startServer } from '../start-server.ts';
import { describeUnknownSettings } from '../unknown-settings.ts';
import { welcomeMessage } from '../welcome-message.ts';

/** Longest shutdown after the server has drained, in milliseconds. */
const GRACE_MS = 10_000;
/** Signals closer together than this come from one keypress, in milliseconds. */
const SAME_PRESS_MS = 1_000;

/** An invalid setting or environment is reported in one line; anything else is a bug, with its stack. */
function exitWith(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

function readConfig(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    return exitWith(error);
  }
}

// With much memory V8 lets the heap grow to four times its live size before a collection (decision 068).
setFlagsFromString('--heap-growing-percent=50');
await keepTickShape();

const config = readConfig();
const log = await openLog(config, process.stdout);
const unknownSettings = describeUnknownSettings(process.env);
if (unknownSettings !== undefined) log.warn(unknownSettings);
const server = await startServer(config, log).catch(exitWith);

const signals = ['SIGINT', 'SIGTERM'] as const;
const { close } = closeWithGrace(
  {
    delay: config.drainMs + GRACE_MS,
    logger: false,
    skip: [...signals],
    onTimeout: () => log.fatal('the server has not stopped in time'),
    onSecondError: (err) => log.fatal({ err }, 'an error while stopping'),
  },
  async ({ err }) => {
    if (err) log.fatal({ err }, 'the process must end');
    else {
      log.info('stopping');
      await server.drain();
    }
    await server.stop().catch((error: unknown) => {
      log.fatal({ err: error }, 'the server cannot be stopped cleanly');
      throw error;
    });
  },
);

// Ctrl-C under npm arrives twice, from the terminal and from npm; a later one means "now".
let askedAt: number | null = null;
for (const signal of signals) {
  process.on(signal, () => {
    if (askedAt === null) close();
    else if (Date.now() - askedAt > SAME_PRESS_MS) process.exit(1);
    askedAt ??= Date.now();
  });
}

console.log(welcomeMessage(config, server));
