import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../../test/make-data-dir.ts';
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
  it('stores a mail as one file that only its owner can read', async () => {
    await outbox.send(aMail());
    const folder = join(dataDir, 'outbox');
    expect(await readdir(folder)).toEqual(['hello.1.json']);
    expect((await stat(join(folder, 'hello.1.json'))).mode & 0o777).toBe(0o600);
    expect(await outbox.find('hello.1')).toMatchObject(aMail());
  });

  it('stores a mail once, even if it is sent again', async () => {
    await outbox.send(aMail());
    await outbox.send(aMail({ subject: 'Hello again' }));
    expect(await outbox.list()).toMatchObject([{ subject: 'Hello again' }]);
  });

  it('is empty before the first mail', async () => {
    expect(await outbox.list()).toEqual([]);
    expect(await outbox.find('hello.1')).toBeNull();
  });

  it('shows the newest two hundred, and removes the others in batches', async () => {
    const folder = join(dataDir, 'outbox');
    for (let number = 0; number < 250; number += 1) {
      await outbox.send(aMail({ messageId: `hello.${number}` }));
      // Files of the same millisecond have no order.
      const at = new Date(Date.now() - 1_000_000 + number * 1_000);
      await utimes(join(folder, `hello.${number}.json`), at, at);
    }
    expect(await outbox.list()).toHaveLength(200);
    expect(await readdir(folder)).toHaveLength(250);
    await outbox.send(aMail({ messageId: 'hello.250' }));
    expect(await readdir(folder)).toHaveLength(200);
    expect(await outbox.find('hello.50')).toBeNull();
    expect(await outbox.find('hello.51')).not.toBeNull();
    expect(await outbox.find('hello.250')).not.toBeNull();
  });

  it('reads and writes nothing outside its folder', async () => {
    await mkdir(join(dataDir, 'outbox'), { recursive: true });
    expect(await outbox.find('../secret-key')).toBeNull();
    await expect(outbox.send(aMail({ messageId: '../escaped' }))).rejects.toThrow();
    expect(await readdir(dataDir)).toEqual(['outbox']);
  });
});
