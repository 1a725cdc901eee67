import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SavedAs } from '../files/file-store.ts';

/** A file on its way to a caller. */
export interface SentFile {
  /** Its bytes, asked for only where they go through this server. */
  readonly open: () => Promise<Readable>;
  /** Where they lie for a caller who is free to read them, for a minute. */
  readonly address?: ((saved: SavedAs) => Promise<string>) | undefined;
  readonly contentType: string;
  /** The name that it is saved under. */
  readonly name: string;
  /** Left out where it is not known before the end. */
  readonly byteSize?: number;
}

/**
 * Sends a file to be saved: whatever it holds, no browser shows or runs it on our origin. A browser that
 * goes to it, and does not fetch it for a page of ours, is sent on to where it lies, if there is an address.
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
  // Before any header of it: bytes that are lost are answered as an error.
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
