import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { call } from '@nextshift/test-kit/requests/caller';
import { type Account, insertEmployers } from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody } from '@nextshift/test-kit/people/people';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';

/** A write that stays in flight until it is released. */
export interface HeldWrite {
  /** Lets it continue. */
  release(): void;
  /** Settles with what is wrong about its response. */
  readonly finished: Promise<string[]>;
}

/** Posts a job while its employer's row is locked; resolves once the server waits for the lock. */
export function holdWrite(testbed: Testbed, dataDir: string, address: string): Promise<HeldWrite> {
  return new Promise((resolve, reject) => {
    testbed
      .inDatabase(dataDir, async (database) => {
        const [employer] = await insertEmployers(database, 1, 'basic');
        if (!employer) throw new Error('There is no employer.');
        await database.query('BEGIN');
        await database.query('SELECT FROM employers WHERE id = $1 FOR UPDATE', [employer.id]);
        const { finished } = await postUntilHeld(database, address, employer);
        await new Promise<void>((release) => resolve({ release, finished }));
        await database.query('COMMIT');
      })
      .catch(reject);
  });
}

/** Retries if the server is too busy to accept the write or to keep it waiting. */
async function postUntilHeld(database: pg.Client, address: string, employer: Account) {
  for (;;) {
    let isOver = false;
    const finished = post(address, employer).finally(() => (isOver = true));
    const isPending = () => !isOver;
    while (isPending()) {
      const { rowCount } = await database.query(
        'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))',
      );
      if (rowCount !== 0) return { finished };
      await sleep(10);
    }
  }
}

async function post(address: string, { token }: Account): Promise<string[]> {
  const began = performance.now();
  const after = () => `after ${Math.round(performance.now() - began)} ms`;
  try {
    const response = await call(address, 'POST', '/employerjobs/createjob', {
      token,
      body: minimalJobBody,
    });
    return response.status === 201
      ? []
      : [`a write under way was answered ${response.status} ${after()}`];
  } catch {
    return [`a write under way was hung up on ${after()}`];
  }
}
