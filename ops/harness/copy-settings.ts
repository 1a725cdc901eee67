import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';

/**
 * Copies a file of settings to where its program may read it.
 * @param file its path from ops
 * @param places texts in the file, and their replacements on this testbed
 * @param name of the copy
 * @returns the path of the copy
 * @throws {Error} where a place is not in the file, which would then differ from what was tested
 */
export async function copySettings(
  testbed: Testbed,
  file: string,
  places: Readonly<Record<string, string>> = {},
  name = basename(file),
): Promise<string> {
  let text = await readFile(join(repositoryRoot, 'ops', file), 'utf8');
  for (const [place, value] of Object.entries(places)) {
    if (!text.includes(place)) throw new Error(`${file} does not contain ${place}.`);
    text = text.replaceAll(place, () => value);
  }
  const copy = join(testbed.folder, name);
  await writeFile(copy, text);
  return copy;
}
