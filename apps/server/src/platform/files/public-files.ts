import { PICTURE_WIDTHS } from '@nextshift/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import { parseByteRange, isUnchanged } from './byte-range.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { chooseVariant, type Variant } from './choose-variant.ts';
import { openStoredFile } from './open-stored-file.ts';

const PREFIX = '/files/';
/** Enough to check that a file exists. */
const FIRST_BYTE = { start: 0, end: 0 };

/** The address of a public file. Random keys never change their content, so it is cached forever. */
export function publicFileUrl(storageKey: string): string;
export function publicFileUrl(storageKey: string | null): string | null;
export function publicFileUrl(storageKey: string | null): string | null {
  return storageKey === null ? null : `${PREFIX}${storageKey}`;
}

/** The key in such an address; null for any other text. */
export function storageKeyFromUrl(url: string): string | null {
  return url.startsWith(PREFIX) ? url.slice(PREFIX.length) : null;
}

/**
 * Serves public files (pictures, logos, videos) by their random key, whole or in ranges, so that videos
 * can seek. Private files are not found here.
 */
export function publicFileRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, files } = platform;
  app.route<{ Params: { key: string }; Querystring: { w?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: `${PREFIX}:key`,
    logLevel: 'warn',
    schema: { hide: true },
    config: { limit: { name: 'file' } },
    handler: async (request, reply) => {
      const whole = await findPublicFile(database, request.params.key);
      if (!whole) throw new AppError('not_found');
      const width = widthOf(request.query.w);
      const file =
        width === null
          ? whole
          : chooseVariant(whole, await listVariants(database, whole.id), {
              width,
              accept: request.headers.accept,
            });
      // Newer browsers get a smaller format.
      if (width !== null) {
        const vary = [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', ');
        void reply.header('vary', vary);
      }
      const etag = etagOf(whole, file);
      if (isUnchanged(request.headers, etag)) {
        return reply.headers(headersOf(etag)).status(304).send('');
      }
      const range = parseByteRange(request.headers, { etag, byteSize: file.byte_size });
      if (range === 'beyond') {
        void reply.headers(headersOf(etag)).header('content-range', `bytes */${file.byte_size}`);
        return reply.status(416).send('');
      }
      const isHead = request.method === 'HEAD';
      // Before setting headers: missing bytes are not found, for ranges and HEAD as well.
      const bytes = await openStoredFile(
        { files, log: request.log },
        file.storage_key,
        isHead ? FIRST_BYTE : (range ?? undefined),
      );
      void reply.headers(headersOf(etag)).type(file.content_type);
      if (range) {
        void reply
          .status(206)
          .header('content-range', `bytes ${range.start}-${range.end}/${file.byte_size}`);
      }
      const length = range ? range.end - range.start + 1 : file.byte_size;
      void reply.header('content-length', length);
      if (!isHead) return reply.send(bytes);
      bytes.destroy();
      return reply.send('');
    },
  });
}

function findPublicFile(database: Database, key: string) {
  return (
    database
      .selectFrom('files')
      .select(['id', 'storage_key', 'content_type', 'byte_size', 'width'])
      .where('storage_key', '=', key)
      .where('visibility', '=', 'public')
      // Variants are found by their picture alone.
      .where('variant_of', 'is', null)
      // What a suspended account has shown is shown no longer, also to those who know the address.
      .where(
        sql<boolean>`not exists (
          select from employers where logo_file_id = files.id and suspended_at is not null
          union all select from jobs join employers on employers.id = jobs.employer_id
            where jobs.image_file_id = files.id and employers.suspended_at is not null
          union all select from seekers where picture_file_id = files.id and suspended_at is not null
          union all select from portfolio_videos join seekers on seekers.id = portfolio_videos.seeker_id
            where portfolio_videos.file_id = files.id and seekers.suspended_at is not null)`,
      )
      .executeTakeFirst()
  );
}

function listVariants(database: Database, id: string) {
  return database
    .selectFrom('files')
    .select(['storage_key', 'content_type', 'byte_size', 'width'])
    .where('variant_of', '=', id)
    .execute();
}

/** A width in which pictures are served; null for anything else, which is ignored. */
function widthOf(given: unknown): number | null {
  return PICTURE_WIDTHS.find((width) => String(width) === given) ?? null;
}

/** The bytes of a key never change, and neither do those of its variants, whose own keys nobody learns. */
function etagOf(whole: Variant, shown: Variant): string {
  if (shown === whole) return `"${whole.storage_key}"`;
  return `"${whole.storage_key}-${String(shown.width)}-${shown.content_type}"`;
}

/** Headers of every response about a file. */
function headersOf(etag: string) {
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag,
  };
}
