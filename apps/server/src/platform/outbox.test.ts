import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../test/make-data-dir.ts';
import type { Mail } from './mail.ts';
import { createOutbox, type Outbox } from './outbox.ts';

let dataDir: string;
let outbox: Outbox;

beforeEach(async () => {
  dataDir = await makeDataDir();
  outbox = createOutbox({ dataDir });
});

afterEach(() => rm(dataDir, { recursive: true }));

function aMail(change: Partial<Mail> = {}): Mail {
  return {
    to: 'robin@mail.example',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    messageId: 'hello.1',
    ...change,
  };
}

describe('the outbox', () => {
  it('keeps a mail as one file, readable by its owner alone', async () => {
    await outbox.send(aMail());
    const folder = join(dataDir, 'outbox');
    expect(await readdir(folder)).toEqual(['hello.1.json']);
    expect((await stat(join(folder, 'hello.1.json'))).mode & 0o777).toBe(0o600);
    expect(await outbox.find('hello.1')).toMatchObject(aMail());
  });

  it('keeps a mail that is sent again once', async () => {
    await outbox.send(aMail());
    await outbox.send(aMail({ subject: 'Hello again' }));
    expect(await outbox.list()).toMatchObject([{ subject: 'Hello again' }]);
  });

  it('is empty before the first mail', async () => {
    expect(await outbox.list()).toEqual([]);
    expect(await outbox.find('hello.1')).toBeNull();
  });

  it('keeps the newest two hundred', async () => {
    for (let number = 0; number < 203; number += 1) {
      await outbox.send(aMail({ messageId: `hello.${number}` }));
    }
    expect(await outbox.list()).toHaveLength(200);
    expect(await outbox.find('hello.202')).not.toBeNull();
  });

  it('reads and writes nothing outside its folder', async () => {
    await mkdir(join(dataDir, 'outbox'), { recursive: true });
    expect(await outbox.find('../secret-key')).toBeNull();
    await expect(outbox.send(aMail({ messageId: '../escaped' }))).rejects.toThrow();
    expect(await readdir(dataDir)).toEqual(['outbox']);
  });
});
