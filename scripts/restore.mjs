import { runServerPart } from './run-server-part.mjs';

runServerPart('restore', { build: 'when-stale' });
