import type { TestProject } from 'vitest/node';
import { buildWhenNeeded } from '../../scripts/build-when-needed.mjs';
import { prepareBoard } from '@nextshift/test-kit/testbed/prepared-board';
import { makeTemporaryFolder } from '@nextshift/test-kit/testbed/temporary-folder';

declare module 'vitest' {
  interface ProvidedContext {
    proofs: { folder: string; preparedBoard: string };
  }
}

/** Prepares all short forms: builds the server, and a board that each copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhenNeeded();
  const { folder, remove } = await makeTemporaryFolder();
  project.provide('proofs', { folder, preparedBoard: await prepareBoard(folder) });
  return remove;
}
