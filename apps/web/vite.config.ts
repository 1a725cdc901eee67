import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bundleInlineScripts } from './bundle-inline-scripts.ts';
import { codeSplitting } from './code-splitting.ts';
import { contractForBrowsers } from './contract-for-browsers.ts';
import { productionRouter } from './production-router.ts';

/** Loaded by every page before it imports anything. */
const ALWAYS_LOADED = /\/(entry\.client|framework|rolldown-runtime)-/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    bundleInlineScripts(),
    contractForBrowsers(),
    productionRouter(),
  ],
  build: {
    // The Content-Security-Policy allows no `data:` fonts, and small files are cached better on their own.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => !ALWAYS_LOADED.test(file)),
    },
  },
  // The server needs little of these; as externals, each would be loaded whole, with its source map.
  ssr: {
    noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//, 'react-hook-form', /^@hookform\//],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting },
          // No getter in our code or our libraries acts when it is read.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
  },
});
