import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import type { Platform } from './platform.ts';

/** The address of a public file; random keys never change what they name, so it is cached for good. */
export function publicFileUrl(storageKey: string | null): string | null {
  return storageKey === null ? null : `/files/${storageKey}`;
}

/** Serves public files (pictures, logos) by their random key. Private files are not found here. */
export function publicFileRoutes(app: FastifyInstance, { database, files }: Platform): void {
  app.get<{ Params: { key: string } }>(
    '/files/:key',
    { logLevel: 'warn', schema: { hide: true } },
    async (request, reply) => {
      const file = await database
        .selectFrom('files')
        .select(['storage_key', 'content_type', 'byte_size'])
        .where('storage_key', '=', request.params.key)
        .where('visibility', '=', 'public')
        .executeTakeFirst();
      if (!file) throw new AppError('not_found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', file.byte_size)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(file.content_type)
        .send(await files.read(file.storage_key));
    },
  );
}
