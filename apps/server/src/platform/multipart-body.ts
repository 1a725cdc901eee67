import type { Endpoint, FileRule } from '@nextshift/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** A file of a multipart body, read whole; only small kinds (pictures, documents) come this way. */
export interface UploadedFile {
  readonly bytes: Buffer;
  /** The name the sender gave it, for display only. */
  readonly name: string;
}

/** Most text fields a form has, and most characters one of them holds. */
const FIELDS_MAX = 60;
const FIELD_BYTES_MAX = 64 * 1024;

/** Bytes of a body besides its files: texts, names, boundaries. */
const OVERHEAD_MAX = 1024 * 1024;

type FileRules = NonNullable<Endpoint['files']>;

/**
 * Reads a multipart body: texts become the body's fields, repeated ones lists, and files become
 * `UploadedFile`s under their field's name. Fields without a name of the endpoint are drained.
 * @throws {AppError} too_large as soon as a file or the whole passes its limit, malformed_request when
 * it is cut off or not multipart
 */
export async function readMultipart(
  request: FastifyRequest,
  rules: FileRules,
): Promise<Record<string, unknown>> {
  limitWhole(request, rules);
  try {
    return await readParts(request, rules);
  } catch (error) {
    // The parser's own complaints carry no status: the sender's body is at fault.
    if (error instanceof AppError || hasStatus(error)) throw error;
    request.log.info({ err: error }, 'a multipart body could not be read');
    throw new AppError('malformed_request');
  }
}

function hasStatus(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error;
}

/** Hangs up on a body that goes on and on around its files. */
function limitWhole(request: FastifyRequest, rules: FileRules): void {
  const limit = Object.values(rules).reduce((sum, { maxBytes }) => sum + maxBytes, OVERHEAD_MAX);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new AppError('too_large');
  let received = 0;
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limit) request.raw.destroy();
  });
}

async function readParts(
  request: FastifyRequest,
  rules: FileRules,
): Promise<Record<string, unknown>> {
  const body = new Map<string, unknown>();
  const largest = Math.max(...Object.values(rules).map((rule) => rule.maxBytes));
  const parts = request.parts({
    limits: {
      fieldSize: FIELD_BYTES_MAX,
      fields: FIELDS_MAX,
      files: Object.keys(rules).length,
      fileSize: largest,
    },
  });
  for await (const part of parts) {
    if (part.type === 'file') {
      const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw new AppError('too_large', { message: tooLarge(largest) });
      // An empty file field is how a browser sends "none chosen".
      if (rule && bytes.length > 0) {
        checkSize(bytes, rule);
        body.set(part.fieldname, { bytes, name: part.filename } satisfies UploadedFile);
      }
    } else {
      append(body, part.fieldname, part.value);
    }
  }
  return Object.fromEntries(body);
}

/**
 * The files among a body's fields, taken out of it as far as they are none: a text where a file belongs
 * is no file.
 */
export function filesOf(body: unknown, rules: FileRules): Record<string, UploadedFile> {
  if (typeof body !== 'object' || body === null) return {};
  const files = new Map<string, UploadedFile>();
  for (const [field, value] of Object.entries(body)) {
    if (!Object.hasOwn(rules, field)) continue;
    if (isUploadedFile(value)) files.set(field, value);
    else Reflect.deleteProperty(body, field);
  }
  return Object.fromEntries(files);
}

/** Tells an uploaded file from the other values of a body. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)
  );
}

function checkSize(bytes: Buffer, rule: FileRule): void {
  if (bytes.length > rule.maxBytes) {
    throw new AppError('too_large', { message: tooLarge(rule.maxBytes) });
  }
}

function tooLarge(maxBytes: number): string {
  return `File size must be less than ${maxBytes / (1024 * 1024)}MB`;
}

function append(body: Map<string, unknown>, field: string, value: unknown): void {
  const before = body.get(field);
  const list: unknown[] = Array.isArray(before) ? before : [before];
  body.set(field, before === undefined ? value : [...list, value]);
}
