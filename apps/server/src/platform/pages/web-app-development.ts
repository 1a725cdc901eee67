import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { Config } from '../../config.ts';
import { serverRoot } from '../server-root.ts';
import { mountPages } from './web-app.ts';

/** The web app with hot reload: Vite as a middleware of this server. */
export async function mountDevelopmentWebApp(app: FastifyInstance, config: Config): Promise<void> {
  const root = join(serverRoot, '..', 'web');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/')) return;
    const served = await new Promise<boolean>((resolve) => {
      reply.raw.once('finish', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, () => resolve(false));
    });
    if (served) reply.hijack();
  });
  mountPages(
    app,
    config,
    async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  );
}
