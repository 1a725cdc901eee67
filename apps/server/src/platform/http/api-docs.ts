import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

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
export async function installApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'NextShift API',
        version: '1.0.0',
        description:
          'Every path outside /api answers under /api as well. Errors have the shape {code, message, issues}.',
      },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    theme: { title: 'NextShift API' },
  });
}
