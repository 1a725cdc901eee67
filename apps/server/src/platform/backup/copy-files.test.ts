import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBackupPath } from '../../../test/files/backup-fixtures.ts';
import type { FileStore } from '../files/file-store.ts';
import { copyFiles } from './copy-files.ts';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await makeBackupPath());
  await mkdir(join(folder, 'files'), { recursive: true });
});

afterEach(() => remove());

/** A bucket that contains every file with a name of three letters, and rejects others as buckets do. */
function bucket(refusal: string): FileStore {
  const refuse = async () => {
    throw Object.assign(new Error('the bucket says no'), { name: refusal });
  };
  return {
    put: refuse,
    putFile: refuse,
    remove: refuse,
    read: async (key) => (key.length === 7 ? Readable.from([Buffer.from(key)]) : refuse()),
  };
}

const named = (key: string) => ({ key, bytes: key.length, used: true });

describe('copyFiles from a bucket', () => {
  it('copies files, and reports missing ones', async () => {
    const keys = ['one.pdf', 'two.pdf', 'three.pdf', 'six.pdf'];
    const { files, missingFiles } = await copyFiles(bucket('NoSuchKey'), keys.map(named), folder);
    expect(files.map(({ key }) => key)).toEqual(['one.pdf', 'six.pdf', 'two.pdf']);
    expect(missingFiles).toEqual([{ key: 'three.pdf', used: true }]);
    expect(await readFile(join(folder, 'files/two.pdf'), 'utf8')).toBe('two.pdf');
    expect(await readdir(join(folder, 'files'))).toHaveLength(3);
  });

  it('fails if the bucket fails, and reports no file as missing', async () => {
    const keys = ['one.pdf', 'three.pdf', 'two.pdf'].map(named);
    const copied = copyFiles(bucket('NoSuchBucket'), keys, folder);
    await expect(copied).rejects.toThrow('the bucket says no');
  });
});
