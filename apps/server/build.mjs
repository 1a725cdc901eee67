import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';

const fileAt = (path) => fileURLToPath(new URL(path, import.meta.url));

await buildServer({ outdir: fileAt('dist') });
const { status } = spawnSync(process.execPath, [fileAt('dist/write-api-docs.js')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
