import type { FastifyInstance } from 'fastify';

interface Link {
  readonly Params: { readonly token: string };
}

/** Programs without one-click unsubscribing open its address as a page: this leads to the one with the buttons. */
export function unsubscribePageRoute(app: FastifyInstance): void {
  app.get<Link>(
    '/api/unsubscribe/:token',
    { schema: { hide: true }, config: { limit: { name: 'mailed-link' } } },
    async ({ params: { token } }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/unsubscribe?token=${encodeURIComponent(token)}`),
  );
}
