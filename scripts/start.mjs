import { runServerPart } from './run-server-part.mjs';

runServerPart('main', { build: 'when-stale' });
