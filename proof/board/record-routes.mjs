// Preloaded into the server: records every route that is registered with Fastify.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

subscribe('fastify.initialization', ({ fastify }) => {
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      appendFileSync(process.env.ROUTES_FILE, `${each} ${url}\n`);
    }
  });
});
