import { runServerPart } from './run-server-part.mjs';

await runServerPart('restore', { build: 'when-stale' });
