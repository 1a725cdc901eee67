import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call } from '@nextshift/test-kit/requests/caller';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { METRICS_TOKEN } from './metrics-token.ts';

const RECORDER = new URL('./record-routes.mjs', import.meta.url).href;

/** Files of the web app with a content hash in their name. */
const ASSET = /^\/(assets|icons)\/|\.(br|gz)$/;

/** Starts the server with its routes recorded. */
export async function startWithRoutes(
  testbed: Testbed,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ server: ServerProcess; routes: () => string[] }> {
  const file = join(testbed.folder, 'routes');
  const server = await testbed.start(dataDir, {
    env: { METRICS_TOKEN, ...env, ROUTES_FILE: file, NODE_OPTIONS: `--import=${RECORDER}` },
  });
  return { server, routes: () => (existsSync(file) ? readRoutes(readFileSync(file, 'utf8')) : []) };
}

/** 'GET /userprofile/:userId', without the patterns of its parameters. HEAD goes with its GET. */
function readRoutes(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('HEAD '));
  const routes = lines.map((line) => line.replaceAll(/\([^()]*\)/g, ''));
  return routes.filter((route) => !ASSET.test(route.slice(route.indexOf(' ') + 1)));
}

/** The calls in the server's API documentation. */
export async function describedRoutes({ address }: ServerProcess): Promise<string[]> {
  const { json } = await call(address, 'GET', '/api/docs/json');
  const { paths } = json as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
}

interface PageRoute {
  readonly id: string;
  readonly path?: string;
  readonly parentId?: string;
}

/** The web app's pages, from its served manifest. */
export async function pageRoutes({ address }: ServerProcess): Promise<string[]> {
  const home = await call(address, 'GET', '/');
  const [manifest = ''] = /\/assets\/manifest-[\w-]+\.js/.exec(home.text) ?? [];
  const { text } = await call(address, 'GET', manifest);
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { routes } = JSON.parse(json) as { routes: Record<string, PageRoute> };
  const pathOf = ({ path, parentId }: PageRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? pathOf(parent) : '', path ?? ''].filter((part) => part !== '').join('/');
  };
  const pages = Object.values(routes).filter(({ id }) => id.startsWith('pages/') || !isLayout(id));
  return [...new Set(pages.map((page) => `GET /${pathOf(page)}`))];
}

function isLayout(id: string): boolean {
  return id === 'root' || id.startsWith('platform/');
}
