import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { scriptsOf } from './entry-scripts.ts';
import { HELD_MODULES } from './src/platform/boot/hold-modules.ts';
import type { makeContext } from './src/platform/api/make-context.ts';

/** A page that needs no data; all go through the same `holdModules`. */
const PAGE = 'pages/public/terms';
const PATH = '/terms';

/** Fails the build whose pages load modules before they are painted: React Router renders them differently then. */
export async function checkHeldModules(folder: string): Promise<void> {
  const file = pathToFileURL(join(folder, 'server', 'index.js')).href;
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  const complaints = unheldModules(await render(build), scriptsOf(build.assets, PAGE));
  if (complaints.length > 0) {
    throw new Error(`holdModules no longer fits React Router's HTML: ${complaints.join(', ')}`);
  }
}

/**
 * Says what of a page's HTML loads a module before the first paint, and what will never be preloaded.
 * @param scripts all modules of that page
 */
export function unheldModules(html: string, scripts: Iterable<string>): string[] {
  const [, held] = new RegExp(`<script[^>]* ${HELD_MODULES}="([^"]*)"`).exec(html) ?? [];
  const modules = new Set(held?.split(' '));
  const tags = html.match(/<[^<>]+>/g) ?? [];
  return [
    ...tags.filter((tag) => /^<link\b.*\bmodulepreload\b/is.test(tag)),
    ...tags.filter((tag) => /^<script\b.*\btype=["']?module\b/is.test(tag)),
    ...Array.from(scripts).filter((script) => !modules.has(script)),
  ];
}

async function render(build: ServerBuild): Promise<string> {
  const entry = build.entry.module as unknown as { makeContext: typeof makeContext };
  const context = entry.makeContext({
    apiBase: '',
    site: { allowsDemo: false, origins: [], closingGraceMinutes: 60 },
    inject: (request) => Promise.reject(new Error(`${PATH} requested ${request.url}`)),
  });
  const handle = createRequestHandler(build, 'production');
  const response = await handle(new Request(new URL(PATH, 'http://localhost')), context);
  if (response.status !== 200) throw new Error(`${PATH} responded with ${response.status}.`);
  return response.text();
}
