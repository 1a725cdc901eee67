import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { contractForBrowsers } from './contract-for-browsers.ts';

const ENTRY = 'virtual:page';

/** The chunk of a page with only this module. */
async function bundle(page: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      contractForBrowsers(),
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? page : undefined),
      },
    ],
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0];
}

const run = (chunk: Rolldown.OutputChunk): Promise<unknown> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(chunk.code)}`);

const modulesOf = (chunk: Rolldown.OutputChunk) =>
  Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);

test('a page that only calls an endpoint gets its method and path, without zod', async () => {
  const chunk = await bundle(`
    import { logInEmployer } from '@nextshift/contract';
    export const { method, path, access, body } = logInEmployer;
  `);
  expect(await run(chunk)).toMatchObject({
    method: 'POST',
    path: '/employer/login',
    access: 'public',
    body: undefined,
  });
  expect(modulesOf(chunk).filter((id) => id.includes('/zod/'))).toEqual([]);
});

test('a page with a form gets the schema that validates it', async () => {
  const chunk = await bundle(`
    import { EMAIL_MAX, entityId } from '@nextshift/contract';
    export const max = EMAIL_MAX;
    export const isId = (value) => entityId.safeParse(value).success;
  `);
  expect(modulesOf(chunk).some((id) => id.includes('/zod/'))).toBe(true);
  const page = (await run(chunk)) as { max: number; isId: (value: string) => boolean };
  expect(page.max).toBe(254);
  expect(page.isId('0190f3a4-0000-7000-8000-000000000001')).toBe(true);
  expect(page.isId('17')).toBe(false);
});
