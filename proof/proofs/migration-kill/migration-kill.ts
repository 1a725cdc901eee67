import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { call } from '@nextshift/test-kit/requests/caller';
import {
  killDatabase,
  processTree,
  findPostmasters,
  signalAll,
} from '@nextshift/test-kit/database/database-processes';
import { openDatabaseServer } from '@nextshift/test-kit/database/database-server';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { LaunchedServer } from '@nextshift/test-kit/processes/server-process';
import {
  countMigrations,
  digestEveryLevel,
  haltAtCommand,
  isHalted,
  stopHalting,
} from './halting-database.ts';
import { digestSchema } from './schema-digest.ts';

export const migrationKill = defineProof({
  name: 'migration-kill',
  claim:
    'The first start is killed (-9) at every statement of every migration, each time on a new database',
  goal: 'the schema is the old or the new one, never in between, and the next start completes the migration',
  sizes: {
    full: { first: 1, every: 1, most: Infinity },
    short: { first: 40, every: 80, most: 2 },
    selfCheck: { first: 80, every: 7, most: 4 },
  },
  faults: [
    {
      title: 'A migration is not one transaction',
      edits: [
        {
          file: 'platform/database/migrate.ts',
          replace: 'dbClient: client,',
          // Each statement on its own, without transaction commands.
          by: `dbClient: new Proxy(client, {
            get(target, key) {
              const value = Reflect.get(target, key);
              if (key !== 'query') return typeof value === 'function' ? value.bind(target) : value;
              return async (query, ...values) => {
                const text = typeof query === 'string' ? query : query.text;
                if (values.some(Boolean) || typeof query !== 'string') return target.query(query, ...values);
                let result = { rows: [], rowCount: 0 };
                for (const part of text.includes('$$') ? [text] : text.split(/;\\s*\\n/)) {
                  const statement = part.replace(/^\\s*--.*$/gm, '').replace(/;\\s*$/, '').trim();
                  if (/^(begin|commit|)$/i.test(statement)) continue;
                  result = await target.query(statement);
                }
                return result;
              };
            },
          }),`,
        },
      ],
    },
  ],
  async run(testbed, { first, every, most }) {
    const dataDir = await testbed.newDataDir();
    const server = await openDatabaseServer(dataDir);
    await server.start();
    testbed.afterwards(() => killDatabase(dataDir));
    const addressOf = (connectionString: string, database: string) => {
      const address = new URL(connectionString);
      address.pathname = `/${database}`;
      return address.href;
    };
    const asSuperuser = <Result>(
      database: string,
      use: Parameters<typeof withDatabase<Result>>[1],
    ) => withDatabase(addressOf(server.superuserConnectionString, database), use);
    const create = (name: string) =>
      asSuperuser('postgres', (client) => client.query(`CREATE DATABASE ${name} OWNER nextshift`));

    await create('reference');
    const levels = await asSuperuser('reference', digestEveryLevel);
    const violations: string[] = [];
    let kills = 0;
    let commands = 0;
    for (let command = first; kills < most; command += every) {
      const name = `step_${command}`;
      const dataDirOfStep = join(testbed.folder, name);
      const env = { DATABASE_URL: addressOf(server.connectionString, name) };
      await create(name);
      await asSuperuser(name, (client) => haltAtCommand(client, command));
      const starting = await testbed.launch(dataDirOfStep, { env });
      const halted = await asSuperuser(name, (client) => waitUntilHalted(client, starting));
      await starting.kill();
      if (!halted) {
        commands = await asSuperuser(name, stopHalting);
        break;
      }
      kills += 1;
      if (kills % 2 === 0) {
        signalAll(findPostmasters(dataDir).flatMap(processTree), 'SIGKILL');
        await server.hasEnded();
        await server.start();
      } else {
        await asSuperuser('postgres', (client) => endSessions(client, name));
      }
      await asSuperuser(name, async (client) => {
        const migrated = await countMigrations(client);
        if ((await digestSchema(client)) !== levels[migrated]) {
          violations.push(
            `Killed at command ${command}, the schema is not that of ${migrated} migrations`,
          );
        }
        await stopHalting(client);
      });
      const next = await testbed.start(dataDirOfStep, { env }).catch(String);
      if (typeof next === 'string') violations.push(`After command ${command}: ${next}`);
      else {
        await next.stop();
        const digest = await asSuperuser(name, digestSchema);
        if (digest !== levels.at(-1)) violations.push(`Command ${command}: the work was not ended`);
      }
      await asSuperuser('postgres', (client) => client.query(`DROP DATABASE ${name} (FORCE)`));
      if (kills % 10 === 0) testbed.note(`${kills} kills`);
    }
    return {
      figures: { kills, 'commands in all': commands },
      violations,
    };
  },
});

/** @returns false if the server became ready without reaching that command */
async function waitUntilHalted(client: pg.Client, server: LaunchedServer): Promise<boolean> {
  for (;;) {
    if (await isHalted(client)) return true;
    const response = await call(server.address, 'GET', '/readyz').catch(() => undefined);
    if (response?.status === 200) return false;
    if (!server.isRunning()) throw new Error(`The server has ended:\n${server.readLog()}`);
    await sleep(20);
  }
}

/** Ends sessions of the killed server, as PostgreSQL does once it finds the client gone. */
async function endSessions(superuser: pg.Client, database: string): Promise<void> {
  await superuser.query(
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1',
    [database],
  );
}
