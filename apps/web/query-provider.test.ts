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

/** What is taken from a feature's door, and what a door offers. */
const TAKEN = /\bimport (?:type )?\{([^}]*)\} from '([^']*\/index\.ts)'/g;
const OFFERED = /\bexport (?:type )?\{([^}]*)\} from '([^']*)'/g;

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

function read(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8');
}

/** The sources that a file imports, at once or later. Of a door, those of what it takes. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(read(file), true);
  const imported = importedFiles
    .filter(({ fileName }) => fileName.startsWith('.') && !fileName.endsWith('/index.ts'))
    .map(({ fileName }) => relative(SOURCES, join(SOURCES, dirname(file), fileName)))
    .filter((name) => !name.startsWith('..') && existsSync(join(SOURCES, name)));
  return [...imported, ...behindDoors(file)];
}

function behindDoors(file: string): string[] {
  return [...read(file).matchAll(TAKEN)].flatMap(([, names = '', specifier = '']) => {
    const door = join(dirname(file), specifier);
    const taken = new Set(namesIn(names));
    return [...read(door).matchAll(OFFERED)]
      .filter(([, offered = '']) => namesIn(offered).some((name) => taken.has(name)))
      .map(([, , source = '']) => join(dirname(door), source));
  });
}

function namesIn(list: string): string[] {
  return list.split(',').map((name) =>
    name
      .trim()
      .replace(/^type /, '')
      .replace(/ as .*/, ''),
  );
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
    ([file]) => !importsOf(file).includes(PROVIDER) && needsClient(read(file)),
  );
  expect(bare.map(([, way]) => way)).toEqual([]);
});
