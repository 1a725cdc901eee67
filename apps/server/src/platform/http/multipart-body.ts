import type { Endpoint, FileRule } from '@nextshift/contract';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { AppError } from '../errors/app-error.ts';
import { discardIncomingFiles, IncomingFile } from '../files/incoming-file.ts';
import { type IncomingFolder, tooLarge } from '../files/incoming-folder.ts';

/** A file of a multipart body in memory: pictures and documents. */
export interface UploadedFile {
  readonly bytes: Buffer;
  /** The sender's file name, for display only. */
  readonly name: string;
}

/** Most text fields of a form, and most characters of one. */
const FIELDS_MAX = 60;
const FIELD_BYTES_MAX = 64 * 1024;

/** Bytes of a body apart from its files: texts, names, boundaries. */
const OVERHEAD_MAX = 1024 * 1024;

type FileRules = NonNullable<Endpoint['files']>;

/** The files of a body by field: small ones in memory, videos on disk. */
export type Uploads = Readonly<Record<string, UploadedFile | IncomingFile>>;

/** In bytes. */
export function sizeOf(file: UploadedFile | IncomingFile): number {
  return file instanceof IncomingFile ? file.size : file.bytes.length;
}

/**
 * Reads a multipart body: texts become the body's fields, repeated ones lists, and files become
 * `UploadedFile`s or, where they are videos, `IncomingFile`s under their field's name. The latter are
 * the caller's to discard. Files that the endpoint does not name are drained.
 * @throws {AppError} too_large as soon as a file or the body exceeds its limit, malformed_request when it is cut off
 * or not multipart
 */
export async function readMultipart(
  request: FastifyRequest,
  rules: FileRules,
  incoming: IncomingFolder,
): Promise<Record<string, unknown>> {
  const unlimit = limitWhole(request, rules);
  const body = new Map<string, unknown>();
  try {
    await readParts(request, rules, { incoming, body, unlimit });
    return Object.fromEntries(body);
  } catch (error) {
    await discardIncomingFiles(body.values());
    // Errors of the parser have no status: the body is at fault, unless our disk is.
    if (error instanceof AppError || hasStatus(error) || isOfDisk(error)) throw error;
    request.log.info({ err: error }, 'failed to read a multipart body');
    throw new AppError('malformed_request');
  } finally {
    unlimit();
  }
}

function hasStatus(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error;
}

/** System calls that write a body; a sender that has disconnected fails `read`. */
const DISK_CALLS = new Set(['mkdir', 'open', 'write', 'close']);

function isOfDisk(error: unknown): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false;
  return typeof error.syscall === 'string' && DISK_CALLS.has(error.syscall);
}

/**
 * Closes the connection of a body that has no end around its files, until the returned function is called: the rest
 * of a refused body is drained, so that its sender reads the response.
 */
function limitWhole(request: FastifyRequest, rules: FileRules): () => void {
  const sizes = Object.values(rules).map(({ maxBytes }) => maxBytes);
  const limit = sizes.reduce((sum, size) => sum + size, OVERHEAD_MAX);
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    throw new AppError('too_large', { message: tooLarge(Math.max(...sizes)) });
  }
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > limit) request.raw.destroy();
  };
  request.raw.on('data', count);
  return () => request.raw.off('data', count);
}

interface Reading {
  readonly incoming: IncomingFolder;
  /** What has been read so far, by field. */
  readonly body: Map<string, unknown>;
  readonly unlimit: () => void;
}

async function readParts(
  request: FastifyRequest,
  rules: FileRules,
  { incoming, body, unlimit }: Reading,
): Promise<void> {
  const parts = request.parts({
    limits: {
      fieldSize: FIELD_BYTES_MAX,
      fields: FIELDS_MAX,
      files: Object.keys(rules).length,
      // The parser itself would read the rest of a file at full speed.
      fileSize: Infinity,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      // A text in a file's field is not a file, and does not count as one.
      if (!Object.hasOwn(rules, part.fieldname)) append(body, part.fieldname, part.value);
      continue;
    }
    const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
    if (rule) {
      part.file.once('close', () => {
        if (!part.file.readableEnded) unlimit();
      });
      const file = await readFile(part.file, part.filename, rule, incoming);
      if (!file) continue;
      await discardIncomingFiles([body.get(part.fieldname)]);
      body.set(part.fieldname, file);
    } else {
      part.file.resume();
    }
  }
}

/** Null for an empty file, which browsers send when none is chosen. */
async function readFile(
  stream: Readable,
  name: string,
  { kind, maxBytes }: FileRule,
  incoming: IncomingFolder,
): Promise<UploadedFile | IncomingFile | null> {
  if (kind === 'video') {
    const file = await incoming.receive({ stream, name, maxBytes });
    if (file.size > 0) return file;
    await discardIncomingFiles([file]);
    return null;
  }
  const bytes = await readWhole(stream, maxBytes);
  return bytes.length > 0 ? { bytes, name } : null;
}

async function readWhole(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError('too_large', { message: tooLarge(maxBytes) });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The files among a body's fields. A text in a file's field is removed from the body.
 */
export function filesOf(body: unknown, rules: FileRules): Uploads {
  if (typeof body !== 'object' || body === null) return {};
  const files = new Map<string, UploadedFile | IncomingFile>();
  for (const [field, value] of Object.entries(body)) {
    if (!Object.hasOwn(rules, field)) continue;
    if (isUploadedFile(value) || value instanceof IncomingFile) files.set(field, value);
    else Reflect.deleteProperty(body, field);
  }
  return Object.fromEntries(files);
}

/** Whether a value of a body is an uploaded file. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)
  );
}

function append(body: Map<string, unknown>, field: string, value: unknown): void {
  const before = body.get(field);
  const list: unknown[] = Array.isArray(before) ? before : [before];
  body.set(field, before === undefined ? value : [...list, value]);
}
