import type { FastifyInstance } from 'fastify';
import { isUnchanged } from '../files/byte-range.ts';
import { AppError } from '../errors/app-error.ts';
import { pageEncoding } from '../responses/encode-page.ts';
import type { ApiDocs } from './make-api-docs.ts';
import { readStoredApiDocs } from './stored-api-docs.ts';

/** The page of the docs brings its own scripts; its styles are partly inline. */
const DOCS_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI description at `/api/docs/json`, made from the contract, and its page at `/api/docs`. */
export function apiDocsRoutes(app: FastifyInstance): void {
  let loading: Promise<ApiDocs> | undefined;
  const load = () =>
    (loading ??= loadApiDocs().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const options = {
    schema: { hide: true },
    config: { limit: { name: 'page' } },
    logLevel: 'warn',
  } as const;

  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get<{ Params: { '*'?: string } }>(url, options, async (request, reply) => {
      const rest = request.params['*'] ?? '';
      const file = (await load()).get(rest === '' ? '' : `/${rest}`);
      if (!file) throw new AppError('not_found');
      const { etag, type, encodings } = file;
      void reply.headers({
        'cache-control': 'public, max-age=300',
        'content-security-policy': DOCS_POLICY,
        etag,
        vary: 'Accept-Encoding',
      });
      if (isUnchanged(request.headers, etag)) return reply.status(304).send();
      const encoding = pageEncoding(encodings.identity, request.headers['accept-encoding']);
      if (encoding) void reply.header('content-encoding', encoding);
      return reply.type(type).send(encodings[encoding ?? 'identity']);
    });
  }
}

/** From the build, if this is one: sources may be newer than what was built. */
async function loadApiDocs(): Promise<ApiDocs> {
  const stored = import.meta.url.endsWith('.ts') ? null : await readStoredApiDocs();
  if (stored) return stored;
  // The packages that make them are not loaded otherwise.
  const { makeApiDocs } = await import('./make-api-docs.ts');
  return makeApiDocs({ isFast: true });
}
