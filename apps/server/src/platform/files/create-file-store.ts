import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/** The bucket of the configuration, or else a folder of the data directory. */
export async function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!config.s3) return createFolderStore(join(config.dataDir, 'uploads'));
  // Its client is large; only who has a bucket loads it.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(config.s3);
}
