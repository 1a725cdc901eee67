import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  postgresAccount,
  isRoot,
} from '@nextshift/server/platform/embedded-postgres/operating-system-account';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';

const LOG_SHOWN = 3_000;

/** The user that engines run as: never root. */
export const engineAccount = isRoot ? postgresAccount() : undefined;

/** A Debian program that runs as long as the testbed exists. */
export interface Engine {
  readonly pid: number;
  /** Settles when it has ended, for any reason. */
  readonly ended: Promise<unknown>;
  isRunning(): boolean;
  /** Waits for a condition, or throws with the engine's log. */
  until(what: string, isSo: () => Promise<boolean>): Promise<void>;
  readLog(): string;
  signal(name: NodeJS.Signals): void;
  /** Stops it, and waits. */
  stop(name?: NodeJS.Signals): Promise<void>;
}

interface EngineOptions {
  /** Names its log. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A folder on the testbed that belongs to the engines' user. */
export function makeEngineFolder(testbed: Testbed, name: string): string {
  const folder = join(testbed.folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (engineAccount) chownSync(folder, engineAccount.uid, engineAccount.gid);
  return folder;
}

/** Starts a program without waiting. It ends with this process, even if that is killed. */
export function launchEngine(
  testbed: Testbed,
  { name, command, args, env }: EngineOptions,
): Engine {
  const logFile = join(testbed.folder, `${name}.log`);
  const output = openSync(logFile, 'a');
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', '--', command, ...args], {
    ...engineAccount,
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
    stdio: ['ignore', output, output],
    // Ctrl-C reaches only this process: the testbed is cleared in order.
    detached: true,
  });
  closeSync(output);
  const ended = once(child, 'exit');
  testbed.afterwards(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const readLog = () => readFileSync(logFile, 'utf8');
  return {
    pid: child.pid ?? 0,
    ended,
    isRunning: () => isRunning(child),
    async until(what, isSo) {
      const soOrOver = async () => !isRunning(child) || (await isSo());
      await waitUntil(what, soOrOver).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${readLog().slice(-LOG_SHOWN)}`);
      });
      if (!isRunning(child)) throw new Error(`${name} has ended:\n${readLog().slice(-LOG_SHOWN)}`);
    },
    readLog,
    signal: (signal) => child.kill(signal),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
