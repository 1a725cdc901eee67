import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { discardIncomingFiles } from './incoming-file.ts';
import { createIncomingFolder, type IncomingFolder } from './incoming-folder.ts';

let dataDir: string;
let folder: string;
let incoming: IncomingFolder;

beforeAll(async () => {
  dataDir = await makeDataDir();
  folder = join(dataDir, 'uploads', 'incoming');
  await mkdir(folder, { recursive: true });
  incoming = createIncomingFolder(dataDir);
});

afterAll(() => rm(dataDir, { recursive: true }));

function part(chunks: readonly string[], maxBytes = 100) {
  return { stream: Readable.from(chunks.map((chunk) => Buffer.from(chunk))), name: 'a', maxBytes };
}

describe('an incoming file', () => {
  it('is on disk with its size and hash until it is discarded', async () => {
    const file = await incoming.receive(part(['ab', 'c'], 3));
    expect(await readFile(file.path, 'utf8')).toBe('abc');
    expect(file).toMatchObject({
      name: 'a',
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
    await discardIncomingFiles([file, 'something else']);
    await discardIncomingFiles([file]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that exceeds its limit is refused before the rest arrives', async () => {
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += 1;
        this.push(Buffer.alloc(1024));
      },
    });
    const received = incoming.receive({ stream: endless, name: 'a', maxBytes: 1024 * 1024 });
    await expect(received).rejects.toMatchObject({
      code: 'too_large',
      message: 'File size must be less than 1MB',
    });
    expect(sent).toBeLessThan(1_200);
    expect(await readdir(folder)).toEqual([]);
  });

  it('whose sender fails leaves nothing', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('connection lost'));
      },
    });
    const received = incoming.receive({ stream: broken, name: 'a', maxBytes: 100 });
    await expect(received).rejects.toThrow('connection lost');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a leftover file', () => {
  it('of a dead process is removed, one that a living process is receiving is not', async () => {
    const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, '-');
    const living = await incoming.receive(part(['abc']));
    const hourAgo = new Date(Date.now() - 3_700_000);
    const gone = join(folder, `${host}_1-2-3_x`);
    const elsewhere = join(folder, 'another-host_1-2-3_x');
    const longAgo = join(folder, 'another-host_1-2-3_y');
    for (const path of [gone, elsewhere, longAgo]) await writeFile(path, 'half of it');
    await utimes(longAgo, hourAgo, hourAgo);
    await incoming.removeAbandoned();
    const left = (await readdir(folder)).map((name) => join(folder, name));
    expect(left.sort()).toEqual([living.path, elsewhere].sort());
  });

  it('does not exist before the first upload', async () => {
    const unused = createIncomingFolder(join(dataDir, 'unused'));
    await expect(unused.removeAbandoned()).resolves.toBeUndefined();
  });
});
