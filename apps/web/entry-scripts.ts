import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Most scripts that an entry page may load: on a slow connection they queue. */
export const SCRIPTS_MAX = 12;

/** The pages on which visits start, by their modules. */
const ENTRY_PAGES = [
  'pages/public/home',
  'pages/public/jobs',
  'pages/public/job',
  'pages/public/city-jobs',
  'pages/public/company',
  'pages/public/terms',
  'pages/access/login',
  'pages/access/signup',
  'pages/access/forgot-password',
  'pages/access/reset-password',
  'pages/access/employer-login',
  'pages/access/employer-signup',
];

interface Module {
  readonly module: string;
  readonly imports?: readonly string[] | undefined;
}

interface RouteModules extends Module {
  readonly parentId?: string | undefined;
  readonly clientLoaderModule?: string | undefined;
}

/** React Router's manifest, as far as it says which scripts a page loads. */
export interface BuildManifest {
  readonly entry: Module;
  readonly routes: Readonly<Record<string, RouteModules | undefined>>;
}

/** All scripts that a page loads to hydrate. */
export function scriptsOf({ entry, routes }: BuildManifest, page: string): Set<string> {
  const scripts = new Set([entry.module, ...(entry.imports ?? [])]);
  for (let id: string | undefined = page; id !== undefined;) {
    const route: RouteModules | undefined = routes[id];
    if (!route) throw new Error(`The build has no ${id}.`);
    for (const script of [route.module, route.clientLoaderModule, ...(route.imports ?? [])]) {
      if (script !== undefined) scripts.add(script);
    }
    id = route.parentId;
  }
  return scripts;
}

/** Names the pages that load too many scripts. */
export function tooManyScripts(manifest: BuildManifest, pages: readonly string[]): string[] {
  return pages
    .map((page) => ({ page, count: scriptsOf(manifest, page).size }))
    .filter(({ count }) => count > SCRIPTS_MAX)
    .map(({ page, count }) => `${page} loads ${count} scripts, above ${SCRIPTS_MAX}`);
}

/** Fails the build when an entry page loads too many scripts; `code-splitting.ts` is the place to fix it. */
export async function checkEntryScripts(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no manifest.');
  const text = await readFile(join(assets, name), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as unknown;
  const complaints = tooManyScripts(manifest as BuildManifest, ENTRY_PAGES);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}
