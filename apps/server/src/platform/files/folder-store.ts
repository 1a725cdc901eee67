import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './file-store.ts';
import { syncFolder } from '../operating-system/sync-folder.ts';

/** Files in a folder. A put resolves only once it survives a power cut. */
export function createFolderStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, bytes) {
      // Sync the bytes first, then the folder that names them.
      await mkdir(folder, { recursive: true });
      const path = join(folder, key);
      const handle = await open(path, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } catch (error) {
        // A partial file wastes space, of which there may be none.
        await rm(path, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
      await syncFolder(folder);
    },
    async putFile(key, path) {
      const handle = await open(path, 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await mkdir(folder, { recursive: true });
      await rename(path, join(folder, key));
      await syncFolder(folder);
    },
    async read(key, range) {
      // Opened here, so that missing bytes fail the call and not the stream.
      const handle = await open(join(folder, key), 'r');
      return handle.createReadStream({ ...range });
    },
    remove: (key) => disk.delete(key),
  };
}
