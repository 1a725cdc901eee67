import { describe, expect, it } from 'vitest';
import { type BuildManifest, SCRIPTS_MAX, scriptsOf, tooManyScripts } from './entry-scripts.ts';

const files = (count: number) => Array.from({ length: count }, (_, at) => `/assets/${at}.js`);

const build = (imports: readonly string[]): BuildManifest => ({
  entry: { module: '/assets/entry.js', imports: ['/assets/0.js'] },
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/entry.js'] },
    guard: { parentId: 'root', module: '/assets/guard.js', clientLoaderModule: '/assets/load.js' },
    'pages/login': { parentId: 'guard', module: '/assets/login.js', imports },
  },
});

describe('the scripts of a page', () => {
  it('are those of its entry, its routes and their imports, each once', () => {
    expect([...scriptsOf(build(['/assets/0.js', '/assets/1.js']), 'pages/login')].sort()).toEqual([
      '/assets/0.js',
      '/assets/1.js',
      '/assets/entry.js',
      '/assets/guard.js',
      '/assets/load.js',
      '/assets/login.js',
      '/assets/root.js',
    ]);
  });

  it('may be twelve, but no more', () => {
    const most = SCRIPTS_MAX - 5;
    expect(tooManyScripts(build(files(most)), ['pages/login'])).toEqual([]);
    expect(tooManyScripts(build(files(most + 1)), ['pages/login'])).toEqual([
      'pages/login loads 13 scripts, above 12',
    ]);
  });

  it('are unknown for a page that does not exist', () => {
    expect(() => scriptsOf(build([]), 'pages/gone')).toThrow('The build has no pages/gone.');
  });
});
