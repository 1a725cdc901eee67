import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// One server, with Vite inside it for the web app, that starts again when its sources change.
const root = new URL('..', import.meta.url);
const tsx = createRequire(new URL('apps/server/package.json', root)).resolve('tsx/cli');
const watcher = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', 'apps/server/src/programs/main.ts'],
  {
    cwd: fileURLToPath(root),
    env: { ...process.env, NODE_ENV: 'development' },
    // Detached from the terminal's Ctrl-C, which npm repeats: the watcher treats a second one as "kill".
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!stopping) watcher.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    stopping = true;
  });
}
watcher.on('exit', (code) => process.exit(code ?? 1));
