import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file on its way to a caller. */
export interface SentFile {
  readonly stream: Readable;
  readonly contentType: string;
  /** The name that it is saved under. */
  readonly name: string;
  /** Left out where it is not known before the end. */
  readonly byteSize?: number;
}

/** Sends a file to be saved: whatever it holds, no browser shows or runs it on our origin. */
export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  if (file.byteSize !== undefined) void reply.header('content-length', file.byteSize);
  return reply
    .header('content-disposition', attachmentNamed(file.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(file.contentType)
    .send(file.stream);
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
