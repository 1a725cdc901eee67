import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleInlineScripts } from './bundle-inline-scripts.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inline-scripts-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** The text of a module that imports `./constants.ts`, as a page gets it. */
async function bundle(module: string): Promise<unknown> {
  const files = {
    'constants.ts': `export const AREA = 'root'; export const WORDS = ${JSON.stringify('word '.repeat(1000))};`,
    'script.ts': `import { AREA, WORDS } from './constants.ts';\n${module}`,
    'page.ts': `export { default } from './script.ts?inline-script';`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: join(folder, 'page.ts'), preserveEntrySignatures: 'strict' },
    },
    plugins: [bundleInlineScripts()],
  });
  const { output } = built as Rolldown.RolldownOutput;
  const url = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  const page = (await import(/* @vite-ignore */ url)) as { default: unknown };
  return page.default;
}

it('makes a module, and what it uses of its imports, one small script', async () => {
  const code = await bundle('const read = (): unknown => localStorage.getItem(AREA); read();');
  const getItem = vi.fn<(area: string) => void>();
  runInNewContext(String(code), { localStorage: { getItem } });
  expect(getItem.mock.calls).toEqual([['root']]);
  expect(String(code).length).toBeLessThan(100);
});

it('fails where an import makes it large', async () => {
  await expect(bundle('console.log(WORDS);')).rejects.toThrow(/as an inline script, above 4096/);
});
