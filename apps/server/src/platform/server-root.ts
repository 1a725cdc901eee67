import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function nearestPackage(folder: string): string {
  const parent = dirname(folder);
  if (existsSync(join(folder, 'package.json')) || parent === folder) return folder;
  return nearestPackage(parent);
}

/** Folder of the server package: the same from the sources and from the bundle in dist/. */
export const serverRoot = nearestPackage(dirname(fileURLToPath(import.meta.url)));

/** Folder of the whole checkout. */
export const repositoryRoot = dirname(dirname(serverRoot));
