import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../../config.ts';
import type { FileStore } from '../files/file-store.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';

type S3Settings = NonNullable<Config['s3']>;

/** No file has this name. A store that denies listing may answer 403 for it, which counts as well. */
const NO_FILE = 'start-check';
/** Longest wait for the store, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The store's error by name, and the setting that causes it. */
const complaints: Readonly<Record<string, (s3: S3Settings) => string>> = {
  NoSuchBucket: ({ bucket }) => `S3_BUCKET ${bucket} is not there.`,
  InvalidBucketName: ({ bucket }) => `S3_BUCKET ${bucket} is not a valid bucket name.`,
  InvalidAccessKeyId: () => 'S3_ACCESS_KEY_ID is not known to the store.',
  SignatureDoesNotMatch: () => 'S3_SECRET_ACCESS_KEY does not match S3_ACCESS_KEY_ID.',
  PermanentRedirect: ({ region }) => `S3_REGION ${region} is not that of the bucket.`,
  AuthorizationHeaderMalformed: ({ region }) => `S3_REGION ${region} is not that of the bucket.`,
};

/**
 * Requests a file that the bucket does not have. If the store is unavailable it only warns: pages and
 * searches work without it.
 * @throws {ConfigError} if a setting is wrong
 */
export async function checkBucket(
  { s3 }: Pick<Config, 's3'>,
  files: Pick<FileStore, 'read'>,
  log: Logger,
): Promise<void> {
  if (!s3) return;
  try {
    const late = sleep(PATIENCE_MS, null, { ref: false });
    const stream = await Promise.race([files.read(NO_FILE), late]);
    if (stream) stream.destroy();
    else log.warn('S3_ENDPOINT: the store does not answer in time; uploads fail meanwhile');
  } catch (error) {
    const cause = causeOf(error);
    const complaint = complaints[cause.name];
    if (complaint) throw new ConfigError(complaint(s3));
    if (hasErrorCode(cause, 'ENOTFOUND', 'ECONNREFUSED', 'ETIMEDOUT', 'EAI_AGAIN')) {
      log.warn(`S3_ENDPOINT: the store does not answer (${cause.code}); uploads fail meanwhile`);
    }
  }
}

/** The store's own error, unwrapped from those of the layers above it. */
function causeOf(error: unknown): Error {
  if (error instanceof Error && error.cause instanceof Error) return causeOf(error.cause);
  return error instanceof Error ? error : new Error(String(error));
}
