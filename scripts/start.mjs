import { runServerPart } from './run-server-part.mjs';

await runServerPart('main', { build: 'when-stale' });
