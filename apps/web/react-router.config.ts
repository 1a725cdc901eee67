import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { checkHeldModules } from './check-held-modules.ts';
import { compressAssets } from './compress-assets.ts';
import { checkEntryScripts } from './entry-scripts.ts';
import { stampWorker } from './stamp-worker.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  // A page's HTML lists only the routes that it links to; those of the whole site take some kilobytes.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: async ({ reactRouterConfig }) => {
    const { buildDirectory } = reactRouterConfig;
    const folder = join(buildDirectory, 'client');
    await checkHeldModules(buildDirectory);
    await checkEntryScripts(folder);
    await stampWorker(folder);
    await compressAssets(folder);
  },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
