import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import ts from 'typescript';
import { expect, it } from 'vitest';
import routes from './src/routes.ts';

const SOURCES = join(import.meta.dirname, 'src');
const PROVIDER = 'platform/api/query-provider.tsx';
/** Hooks that take the query client of the components around them. */
const HOOKS = /\buse(?:Query|Queries|InfiniteQuery|Mutation|QueryClient|IsFetching|IsMutating)\(/;

/** The files of routes that no query client surrounds. */
function filesWithoutProvider(entries: readonly RouteConfigEntry[]): string[] {
  return entries
    .filter(({ file }) => file !== PROVIDER)
    .flatMap(({ file, children = [] }) => [file, ...filesWithoutProvider(children)]);
}

/** Whether a source calls such a hook without a client as its second argument. */
function needsClient(source: string): boolean {
  return HOOKS.test(source) && !/,\s+getQueryClient\(\),?\s*\);/.test(source);
}

/** The sources that a file imports, at once or later. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(SOURCES, file), 'utf8'), true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(SOURCES, join(SOURCES, dirname(file), fileName)))
    .filter((imported) => !imported.startsWith('..') && existsSync(join(SOURCES, imported)));
}

/** How the files without a query client are reached; those that bring their own end the search. */
function reachedWithoutProvider(): Map<string, string> {
  const starts = ['root.tsx', ...filesWithoutProvider(routes)];
  const reached = new Map(starts.map((file) => [file, file]));
  // A map goes on with what is added to it.
  for (const [file, way] of reached) {
    const imported = importsOf(file);
    if (imported.includes(PROVIDER)) continue;
    for (const next of imported) if (!reached.has(next)) reached.set(next, `${way} > ${next}`);
  }
  return reached;
}

it('is around everything that loads data in the browser', () => {
  const reached = reachedWithoutProvider();
  expect(reached.size).toBeGreaterThan(100);
  const bare = [...reached].filter(
    ([file]) =>
      !importsOf(file).includes(PROVIDER) && needsClient(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(bare.map(([, way]) => way)).toEqual([]);
});
