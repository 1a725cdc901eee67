import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Below that the answer's headers outweigh what is won. */
const LEAST_BYTES = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Lays a `.br` and a `.gz` beside each file of text, as small as they get: the server only sends them. */
export async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
  );
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < LEAST_BYTES) return;
  const bytes = await readFile(file);
  await Promise.all([
    writeFile(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION })),
    writeFile(`${file}.br`, await toBrotli(bytes)),
  ]);
}
