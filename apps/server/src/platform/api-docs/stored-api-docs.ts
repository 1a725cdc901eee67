import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { serverRoot } from '../server-root.ts';
import type { ApiDocs, DocsFile } from './make-api-docs.ts';

const BUILT = join(serverRoot, 'dist/api-docs');
const LIST = 'files.json';
const ENCODINGS = ['identity', 'br', 'gzip'] as const;

const list = z.array(z.object({ path: z.string(), etag: z.string(), type: z.string() }));

const fileOf = (index: number, encoding: string) => `${String(index)}.${encoding}`;

export async function storeApiDocs(docs: ApiDocs, folder = BUILT): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const entries = [...docs];
  for (const [index, [, { encodings }]] of entries.entries()) {
    for (const encoding of ENCODINGS) {
      await writeFile(join(folder, fileOf(index, encoding)), encodings[encoding]);
    }
  }
  const heads = entries.map(([path, { etag, type }]) => ({ path, etag, type }));
  await writeFile(join(folder, LIST), JSON.stringify(heads));
}

/** What the build has stored; null where nothing was built. */
export async function readStoredApiDocs(folder = BUILT): Promise<ApiDocs | null> {
  const heads = join(folder, LIST);
  if (!existsSync(heads)) return null;
  const listed = list.parse(JSON.parse(await readFile(heads, 'utf8')));
  const files = await Promise.all(
    listed.map(async ({ path, etag, type }, index): Promise<[string, DocsFile]> => {
      const [identity, br, gzip] = await Promise.all(
        ENCODINGS.map((encoding) => readFile(join(folder, fileOf(index, encoding)))),
      );
      if (!identity || !br || !gzip) throw new Error('The stored documentation is incomplete.');
      return [path, { etag, type, encodings: { identity, br, gzip } }];
    }),
  );
  return new Map(files);
}
