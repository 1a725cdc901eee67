import { randomBytes } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';
import { syncFolder } from './sync-folder.ts';

/** Where uploaded bytes lie: a folder of this machine, or a bucket. Keys are random and carry no path. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

export type FileExtension = 'webp' | 'pdf' | 'doc' | 'docx' | 'mp4' | 'mov' | 'webm';

/** A new random key of 144 bits. */
export function newStorageKey(extension: FileExtension): string {
  return `${randomBytes(18).toString('base64url')}.${extension}`;
}

export async function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  return config.s3
    ? createBucketStore(config.s3)
    : createFolderStore(join(config.dataDir, 'uploads'));
}

function createFolderStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, bytes) {
      // Answered only once a power cut cannot take it: the bytes first, then the folder that names them.
      await mkdir(folder, { recursive: true });
      const handle = await open(join(folder, key), 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await syncFolder(folder);
    },
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
}

async function createBucketStore(s3: NonNullable<Config['s3']>): Promise<FileStore> {
  // Its client is large; only who has a bucket loads it.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3;
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(accessKeyId === undefined || secretAccessKey === undefined
        ? {}
        : { credentials: { accessKeyId, secretAccessKey } }),
    }),
  );
  return {
    put: (key, bytes) => disk.put(key, bytes),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
}
