import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

const programs = readdirSync(join(folder, 'src/programs')).map((name) =>
  join(folder, 'src/programs', name),
);

/**
 * Bundles the server's programs, or others that contain it.
 * @param {{
 *   outdir: string,
 *   plugins?: import('esbuild').Plugin[],
 *   entryPoints?: string[],
 *   sourcemap?: boolean,
 * }} options
 */
export async function buildServer({
  outdir,
  plugins = [],
  entryPoints = programs,
  sourcemap = true,
}) {
  await build({
    entryPoints,
    outdir,
    plugins,
    bundle: true,
    // What is imported when it is needed stays in files of its own.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap,
    // Traces need the lines alone.
    sourcesContent: false,
    // What npm installed stays in node_modules; our own packages are source and come along.
    packages: 'external',
    alias: {
      '@nextshift/contract': join(folder, '../../packages/contract/src/index.ts'),
      '@nextshift/screening-model': join(folder, '../../packages/screening-model/src/index.ts'),
      '@nextshift/demo-data': join(folder, '../../packages/demo-data/src/index.ts'),
      '@nextshift/demo-data/accounts': join(
        folder,
        '../../packages/demo-data/src/demo-accounts.ts',
      ),
      '@nextshift/demo-data/rows': join(folder, '../../packages/demo-data/src/rows.ts'),
    },
    logLevel: 'warning',
  });
}
