import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const QUERY = '?inline-script';

/** Every page carries these scripts: an import that brings a library along fails the build. */
const BYTES_MAX = 4096;

/**
 * Makes `import code from './module.ts?inline-script'` the text of that module as a script for a page:
 * bundled with what it imports, and minified. The server puts the hash of each script that a page carries
 * into its Content-Security-Policy (`platform/pages/hash-scripts.ts`), as React Router adds some of its own.
 */
export function bundleInlineScripts(): Plugin {
  return {
    name: 'bundle-inline-scripts',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { code, sources } = await bundleScript(id.slice(0, -QUERY.length));
        for (const source of sources) this.addWatchFile(source);
        return `export default ${JSON.stringify(code)};`;
      },
    },
  };
}

async function bundleScript(file: string): Promise<{ code: string; sources: string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    metafile: true,
  });
  const code = outputFiles.map(({ text }) => text.trim()).join('');
  if (code.length > BYTES_MAX) {
    throw new Error(`${file} has ${code.length} bytes as an inline script, above ${BYTES_MAX}.`);
  }
  const sources = Object.keys(metafile.inputs).map((path) => resolve(import.meta.dirname, path));
  return { code, sources };
}
