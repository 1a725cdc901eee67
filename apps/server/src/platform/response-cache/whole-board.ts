import type { Dependency } from './response-store.ts';

/** Every active job, wherever it is. */
export const WHOLE_BOARD: Dependency = 'board';
