import { runServerPart } from './run-server-part.mjs';

// The sources are often newer already: a backup precedes an update.
runServerPart('backup', { build: 'when-missing' });
