import { runServerPart } from './run-server-part.mjs';

// Often the sources are newer already: a backup goes before an update.
await runServerPart('backup', { build: 'when-missing' });
