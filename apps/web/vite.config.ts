import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bundleInlineScripts } from './bundle-inline-scripts.ts';
import { codeSplitting } from './code-splitting.ts';
import { contractForBrowsers } from './contract-for-browsers.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), bundleInlineScripts(), contractForBrowsers()],
  build: {
    // The content security policy names no `data:` for fonts, and small files are cached better alone.
    assetsInlineLimit: 0,
  },
  // Of these the server needs a little; as they are, each would be loaded whole, with its source map.
  ssr: {
    noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//, 'react-hook-form', /^@hookform\//],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
