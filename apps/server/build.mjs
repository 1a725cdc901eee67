import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';

await buildServer({ outdir: fileURLToPath(new URL('dist', import.meta.url)) });
