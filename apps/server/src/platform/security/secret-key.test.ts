import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { loadSecretKey } from './secret-key.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

function keyText(secretKey?: string): Promise<string> {
  return loadSecretKey({ secretKey, dataDir });
}

describe('loadSecretKey', () => {
  it('uses the configured key and writes no file', async () => {
    expect(await keyText('a configured key of enough letters')).toBe(
      'a configured key of enough letters',
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('creates a key once, readable only by its owner', async () => {
    const made = await keyText();
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(await keyText()).toBe(made);
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['secret-key']);
  });

  it('gives concurrent starts the same key', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => keyText()));
    expect(new Set(keys).size).toBe(1);
    expect(`${keys[0]}\n`).toBe(await readFile(join(dataDir, 'secret-key'), 'utf8'));
  });

  it('refuses a damaged key rather than losing what the old one encrypted', async () => {
    await writeFile(join(dataDir, 'secret-key'), '');
    await expect(keyText()).rejects.toThrow(/secret-key is damaged/);
  });
});
