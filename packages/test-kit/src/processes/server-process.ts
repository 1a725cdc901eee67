import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server as an operator sees it: a process, an address and a log. */
export interface LaunchedServer {
  readonly address: string;
  readonly pid: number;
  /** Settles when the process has ended: its exit code, or null after a signal. */
  readonly ended: Promise<number | null>;
  isRunning(): boolean;
  /** Everything printed since the first start with this log file. */
  readLog(): string;
  signal(name: NodeJS.Signals): void;
  /** Pulls the plug: SIGKILL. */
  kill(): Promise<void>;
  /** Shuts it down: SIGTERM. */
  stop(): Promise<number | null>;
}

/** A server that is ready. */
export interface ServerProcess extends LaunchedServer {
  /** Time from start to ready, in milliseconds. */
  readonly readyMs: number;
}

export interface ServerOptions {
  readonly program: string;
  readonly port: number;
  readonly dataDir: string;
  /** Its output is appended here. */
  readonly logFile: string;
  /** Environment variables; they override those of a proof. */
  readonly env?: Readonly<Record<string, string>>;
  /** How long a start may take, in milliseconds. */
  readonly patienceMs?: number;
}

/** Starts the built server without waiting. */
export function launchServerProcess(options: ServerOptions): LaunchedServer {
  const { program, port, dataDir, logFile, env } = options;
  const output = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended,
    isRunning: () => isRunning(child),
    readLog: () => readFileSync(logFile, 'utf8'),
    signal: (name) => child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts the built server and waits until it is ready. */
export function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  return waitUntilReady(launchServerProcess(options), options);
}

/**
 * Waits until a server that has just been launched is ready.
 * @throws {Error} when it ends, or is not ready in time, with the end of its log
 */
export async function waitUntilReady(
  server: LaunchedServer,
  { patienceMs = 60_000 }: Pick<ServerOptions, 'patienceMs'>,
): Promise<ServerProcess> {
  const started = performance.now();
  while (!(await isReady(server.address))) {
    if (!server.isRunning() || performance.now() > started + patienceMs) {
      const how = server.isRunning() ? 'is not ready' : 'has ended';
      const seconds = Math.round((performance.now() - started) / 1_000);
      const log = server.readLog().slice(-4_000);
      await server.kill();
      throw new Error(`The server ${how} ${seconds} s after its start:\n${log}`);
    }
    await sleep(20);
  }
  return { ...server, readyMs: performance.now() - started };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
