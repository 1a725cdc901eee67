import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { call, callOrFail, type CallOptions } from '@nextshift/test-kit/requests/caller';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';

const PROGRAM = 'test/servers/clocked-server.ts';

export interface SentMail {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
}

/** The recurring tasks of a job's life, in the order in which they run. */
const RECURRING = [
  'closing-dates',
  'plan-endings',
  'scheduled-drafts',
  'unanswered-applications',
] as const;

/** A server on an empty board whose clock only moves when it is set. */
export interface Board {
  readonly dataDir: string;
  readonly address: string;
  call(method: string, path: string, options: CallOptions): ReturnType<typeof call>;
  /** Sets the clock, and runs nothing. */
  set(now: number): Promise<void>;
  /** Sets the clock and runs the tasks that are due. @returns the mails that were sent */
  wake(now: number, options: { readonly reminds: boolean }): Promise<readonly SentMail[]>;
}

export async function openBoard(testbed: Testbed): Promise<Board> {
  const dataDir = join(testbed.folder, 'lives');
  await mkdir(dataDir);
  const program = await testbed.buildProgram(PROGRAM);
  const env = { LOG_LEVEL: 'warn', CLOSING_GRACE_MINUTES: '60' };
  const { address } = await testbed.start(dataDir, { program, env });
  const turn = async (now: number, tasks: readonly string[]) => {
    const body = { now: new Date(now).toISOString(), tasks };
    const { mails } = (await callOrFail(address, 'PUT', '/clock', { body })) as {
      mails: SentMail[];
    };
    return mails;
  };
  return {
    dataDir,
    address,
    call: (method, path, options) => call(address, method, path, options),
    async set(now) {
      await turn(now, []);
    },
    wake: (now, { reminds }) => turn(now, [...RECURRING, ...(reminds ? ['answer-reminders'] : [])]),
  };
}
