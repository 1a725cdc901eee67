import { fileURLToPath } from 'node:url';

/** Folder of the whole checkout. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
