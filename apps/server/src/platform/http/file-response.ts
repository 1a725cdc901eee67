import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DownloadHeaders } from '../files/file-store.ts';

/** A file to send. */
export interface SentFile {
  /** Opens its bytes; called only when they are sent by this server. */
  readonly open: () => Promise<Readable>;
  /** A signed URL to it, valid for a minute. */
  readonly address?: ((saved: DownloadHeaders) => Promise<string>) | undefined;
  readonly contentType: string;
  /** The name for saving it. */
  readonly name: string;
  /** Omitted if it is not known in advance. */
  readonly byteSize?: number;
}

/**
 * Sends a file as a download: whatever it contains, no browser shows or runs it on our origin. A browser
 * that navigates to it, instead of fetching it for a page of ours, is redirected to its signed URL if
 * there is one.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  const disposition = attachmentNamed(file.name);
  if (file.address && request.headers['sec-fetch-mode'] === 'navigate') {
    const saved = { contentType: file.contentType, disposition };
    return reply.redirect(await file.address(saved), 302);
  }
  // Before any header is set: a missing file becomes an error response.
  const stream = await file.open();
  if (file.byteSize !== undefined) void reply.header('content-length', file.byteSize);
  return reply
    .header('content-disposition', disposition)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(file.contentType)
    .send(stream);
}

/**
 * `Content-Disposition` with the name in its two forms: plain for old clients, and exact.
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3
 */
export function attachmentNamed(name: string): string {
  const whole = name.replace(/[\p{Cc}\p{Cs}]/gu, '');
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const exact = encodeURIComponent(whole).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
