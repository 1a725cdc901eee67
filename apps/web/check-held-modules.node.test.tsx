import {
  createRequestHandler,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
} from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { unheldModules } from './check-held-modules.ts';
import * as entryServer from './src/entry.server.tsx';

const MODULES = ['/assets/entry.js', '/assets/shared.js', '/assets/root.js'];

const build = {
  entry: { module: entryServer },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => (
          <html lang="en">
            <body>
              <h1>Jobs</h1>
              <Scripts />
            </body>
          </html>
        ),
      },
    },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: '/assets/root.js',
        hasAction: false,
        hasLoader: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
      },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: { v8_middleware: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

/** A page as React Router renders it, and as it is sent in production or in development. */
async function render(environment: 'production' | 'development'): Promise<string> {
  vi.stubEnv('DEV', environment === 'development');
  const handle = createRequestHandler(build, 'production');
  const response = await handle(new Request('http://localhost/'), new RouterContextProvider());
  return response.text();
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('finds nothing in a page whose modules are held back', async () => {
  const html = await render('production');
  expect(html).toContain('<h1>Jobs</h1>');
  expect(unheldModules(html, MODULES)).toEqual([]);
});

it('finds what a page loads as React Router renders it', async () => {
  expect(unheldModules(await render('development'), [])).toEqual([
    '<link rel="modulepreload" href="/assets/entry.js"/>',
    '<link rel="modulepreload" href="/assets/shared.js"/>',
    '<link rel="modulepreload" href="/assets/root.js"/>',
    '<script type="module" async="">',
  ]);
});

it.each([
  ['a preload of another shape', '<link href=/a.js rel=modulepreload>'],
  ['a module script of another shape', '<script async type=module>'],
])('finds %s', (_, tag) => {
  expect(unheldModules(tag, [])).toEqual([tag]);
});

it('finds modules that would never be preloaded', async () => {
  const html = await render('production');
  expect(unheldModules(html, [...MODULES, '/assets/page.js'])).toEqual(['/assets/page.js']);
});
