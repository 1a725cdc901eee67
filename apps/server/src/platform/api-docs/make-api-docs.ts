import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify from 'fastify';
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { contractEndpoints } from './contract-endpoints.ts';
import { schemaOfEndpoint } from '../http/schema-of-endpoint.ts';

/** A file of the documentation in every encoding. */
export interface DocsFile {
  readonly etag: string;
  readonly type: string;
  readonly encodings: Readonly<Record<'identity' | 'br' | 'gzip', Buffer>>;
}

/** By their path below `/api/docs`. */
export type ApiDocs = ReadonlyMap<string, DocsFile>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const PREFIX = '/api/docs';
/** Brotli's qualities: the build takes its time. */
const BEST = 11;
const FAST = 4;

const FILES = [
  '',
  '/json',
  '/yaml',
  '/static/favicon-16x16.png',
  '/static/favicon-32x32.png',
  '/static/index.css',
  '/static/swagger-initializer.js',
  '/static/swagger-ui-bundle.js',
  '/static/swagger-ui-standalone-preset.js',
  '/static/swagger-ui.css',
];

/** Describes every endpoint of the contract, with the page that shows the description. */
export async function makeApiDocs({ isFast }: { readonly isFast: boolean }): Promise<ApiDocs> {
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
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
  await app.register(swaggerUi, { routePrefix: PREFIX, theme: { title: 'NextShift API' } });
  const handler = () => null;
  for (const url of ['/healthz', '/readyz']) app.get(url, handler);
  for (const endpoint of contractEndpoints) {
    const { method, path: url, summary, tag, files } = endpoint;
    const consumes = files ? { consumes: ['application/json', 'multipart/form-data'] } : {};
    const schema = { summary, tags: [tag], ...consumes, ...schemaOfEndpoint(endpoint) };
    app.route({ method, url, schema, handler });
  }
  try {
    const docs = new Map<string, DocsFile>();
    for (const path of FILES) {
      const { headers, rawPayload, statusCode } = await app.inject(PREFIX + path);
      if (statusCode !== 200) throw new Error(`No documentation at ${PREFIX}${path}`);
      docs.set(
        path,
        await encode(rawPayload, String(headers['content-type']), isFast ? FAST : BEST),
      );
    }
    return docs;
  } finally {
    await app.close();
  }
}

async function encode(identity: Buffer, type: string, quality: number): Promise<DocsFile> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return {
    // Weak: the same whatever the encoding.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url')}"`,
    type,
    encodings: {
      identity,
      br: await toBrotli(identity, { params }),
      gzip: await toGzip(identity),
    },
  };
}
