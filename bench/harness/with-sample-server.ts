import { makeTemporaryFolder } from '@nextshift/test-kit/testbed/temporary-folder';
import { buildWhenNeeded } from '../../scripts/build-when-needed.mjs';
import { withBenchTestbed } from './bench-testbed.ts';

/** Runs `use` with the address of a server that has just been started for the first time. */
export async function withSampleServer<Result>(
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  await buildWhenNeeded();
  const { folder, remove } = await makeTemporaryFolder();
  try {
    return await withBenchTestbed(
      folder,
      () => undefined,
      async (testbed) => use((await testbed.start(await testbed.sampleBoard())).address),
    );
  } finally {
    await remove();
  }
}
