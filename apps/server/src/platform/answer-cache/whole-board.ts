import type { Dependency } from './answer-store.ts';

/** Every active job, wherever it is. */
export const WHOLE_BOARD: Dependency = 'board';
