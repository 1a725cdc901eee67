import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/** The configured bucket, or else a folder in the data directory. */
export async function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!config.s3) return createFolderStore(join(config.dataDir, 'uploads'));
  // The bucket's client is large, so it is loaded only if needed.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(config.s3);
}
