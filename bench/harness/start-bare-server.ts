import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchTestbed } from './bench-testbed.ts';
import type { Target } from './load.ts';

const program = join(import.meta.dirname, 'bare-server.mjs');

interface BareResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** None for a response that has no body. */
  readonly body: Buffer | null;
}

/** Starts a bare Fastify with one route, which always gives the same response. */
export async function startBareServer(
  testbed: BenchTestbed,
  response: BareResponse,
): Promise<Target> {
  const file = join(testbed.folder, `bare-${randomUUID()}`);
  const { status, headers, body } = response;
  if (body) await writeFile(`${file}.body`, body);
  const bodyFile = body ? `${file}.body` : null;
  await writeFile(`${file}.json`, JSON.stringify({ status, headers, bodyFile }));
  const child = spawn(process.execPath, [program, `${file}.json`], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  testbed.afterwards(async () => {
    child.kill();
    await ended;
  });
  const lines = createInterface(child.stdout);
  const [url] = (await once(lines, 'line')) as [string];
  return { url, pid: child.pid ?? 0, status };
}
