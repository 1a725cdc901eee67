import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

/** The real start on an empty data folder; answers its address and how to end it. */
export async function startServer(port) {
  const folder = mkdtempSync(join(tmpdir(), 'nextshift-bench-'));
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    child.stdout.on('data', (chunk) => {
      // Read on to the end: logs are on, as in production, and must not fill the pipe.
      if (output.length < 100_000) output += chunk;
      if (output.includes('NextShift is ready')) resolve();
    });
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
