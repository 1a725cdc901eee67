import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Board } from '../../board/fill-board.ts';
import { planted } from '../../board/canary-texts.ts';
import { type CallResponse, call, type CallOptions } from '@nextshift/test-kit/requests/caller';
import { processTree, signalAll } from '@nextshift/test-kit/database/database-processes';
import { postmasterOf } from '@nextshift/test-kit/database/embedded-database';

const { seeker } = planted;

/** A missing table, and a row that the database rejects with an error that quotes it in full. */
export async function provokeFaults(
  { address, callers }: Board,
  database: pg.Client,
): Promise<Map<string, CallResponse>> {
  const responses = new Map<string, CallResponse>();
  const { token, id } = callers.seeker;
  await database.query('ALTER TABLE notices RENAME TO notices_elsewhere');
  responses.set('A fault of ours', await call(address, 'GET', '/api/notices', { token }));
  await database.query('ALTER TABLE notices_elsewhere RENAME TO notices');
  await database.query(
    'ALTER TABLE profiles ADD CONSTRAINT no_more_bios CHECK (bio IS NULL) NOT VALID',
  );
  const body = { bio: seeker.bio };
  const path = `/userprofile/${id}`;
  responses.set('A row refused', await call(address, 'PUT', path, { token, body }));
  await database.query('ALTER TABLE profiles DROP CONSTRAINT no_more_bios');
  return responses;
}

/** The same people while the database is unresponsive. */
export async function provokeDatabaseTimeouts(
  { address, callers }: Board,
  dataDir: string,
): Promise<Map<string, CallResponse>> {
  const family = processTree(postmasterOf(dataDir));
  signalAll(family, 'SIGSTOP');
  try {
    const { token, id } = callers.seeker;
    const calls: [string, string, CallOptions][] = [
      ['POST', '/user/login', { body: { email: seeker.email, password: seeker.password } }],
      ['GET', `/userprofile/${id}`, { token }],
      ['PUT', `/userprofile/${id}`, { token, body: { bio: seeker.bio } }],
      ['GET', '/employer/me', { token: callers.accepted.token }],
    ];
    const responses = await Promise.all(
      calls.map(
        async ([method, path, options]) =>
          [
            `${method} ${path} while the database is frozen`,
            await call(address, method, path, options),
          ] as const,
      ),
    );
    return new Map(responses);
  } finally {
    signalAll(family, 'SIGCONT');
    await sleep(100);
  }
}
