import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start-embedded-postgres.ts';

// A process for tests to kill: starts the database of the given folder and keeps it running.
const [, , dataDir = ''] = process.argv;
const { connectionString } = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }) });
process.stdout.write(`${connectionString}\n`);
