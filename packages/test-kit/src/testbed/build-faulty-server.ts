import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transform, type Loader, type Plugin } from 'esbuild';
import { buildServer } from '@nextshift/server/build-server';
import type { Fault } from './fault.ts';
import { repositoryRoot } from '../repository-root.ts';

type Edits = NonNullable<Fault['edits']>;

const sources = join(repositoryRoot, 'apps/server/src');
const bundles = join(repositoryRoot, 'apps/server/dist');

/** The unmodified program; `npm run build` creates it. */
export const unmodifiedProgram = join(repositoryRoot, 'apps/server/dist/main.js');

/**
 * Builds the server with a fault, beside the sound one.
 * @returns the path of its program
 * @throws {Error} when an edit no longer fits the source, which would prove nothing
 */
export async function buildFaultyServer({ title, edits = [] }: Fault): Promise<string> {
  if (edits.length === 0) return unmodifiedProgram;
  const outdir = join(bundles, 'faults', nameOf(title));
  // Nobody reads its traces, and maps are a quarter of the build.
  await buildServer({ outdir, plugins: [plantFault(edits)], sourcemap: false });
  return join(outdir, 'main.js');
}

/**
 * Checks that a fault can be planted: each edit fits its file, and the result is a program still. Building
 * the server with each would take minutes.
 * @throws {Error} which says what does not fit
 */
export async function checkFault({ edits = [] }: Fault): Promise<void> {
  for (const path of new Set(edits.map(({ file }) => join(sources, file)))) {
    await transform(await readFaultySource(path, edits), { loader: loaderOf(path) });
  }
}

/**
 * Builds a program for tests that contains the server, with the fault if any.
 * @param file the program, from apps/server
 * @returns the path of the built program
 */
export async function buildTestProgram(file: string, fault: Fault | undefined): Promise<string> {
  const outdir = join(bundles, 'programs', nameOf(`${file} ${fault?.title ?? ''}`));
  const entryPoints = [join(repositoryRoot, 'apps/server', file)];
  const plugins = fault?.edits ? [plantFault(fault.edits)] : [];
  await buildServer({ outdir, entryPoints, plugins });
  return join(outdir, basename(file).replace(/\.ts$/, '.js'));
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function plantFault(edits: Edits): Plugin {
  return {
    name: 'plant-fault',
    setup(build) {
      const planted = new Set<string>();
      build.onLoad(
        { filter: /(?:apps\/server|packages\/[a-z-]+)\/src\/.*\.tsx?$/ },
        async ({ path }) => {
          if (!edits.some(({ file }) => join(sources, file) === path)) return undefined;
          planted.add(path);
          return { contents: await readFaultySource(path, edits), loader: loaderOf(path) };
        },
      );
      build.onEnd(() => {
        const missing = edits.find(({ file }) => !planted.has(join(sources, file)));
        if (missing) throw new Error(`${missing.file} is not part of the server.`);
      });
    },
  };
}

async function readFaultySource(path: string, edits: Edits): Promise<string> {
  let contents = await readFile(path, 'utf8');
  for (const { file, replace, by } of edits) {
    if (join(sources, file) !== path) continue;
    if (contents.split(replace).length !== 2) {
      throw new Error(`${file} must contain this text once: ${replace}`);
    }
    contents = contents.replace(replace, () => by);
  }
  return contents;
}

function loaderOf(path: string): Loader {
  return path.endsWith('x') ? 'tsx' : 'ts';
}
