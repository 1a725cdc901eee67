import { runServerPart } from './run-server-part.mjs';

// The server runs meanwhile, with the pages that it was built with.
runServerPart('payments', { build: 'when-missing' });
