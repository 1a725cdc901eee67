import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../../config.ts';
import type { FileStore } from '../files/file-store.ts';
import { hasErrorCode } from '../database/has-error-code.ts';

type S3Settings = NonNullable<Config['s3']>;

/** No file has such a name. What a store without the right to list says of it does for an answer as well. */
const NO_FILE = 'start-check';
/** Longest that the store is waited for, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What a store says, by the name of its error, and which setting is wrong then. */
const complaints: Readonly<Record<string, (s3: S3Settings) => string>> = {
  NoSuchBucket: ({ bucket }) => `S3_BUCKET ${bucket} is not there.`,
  InvalidBucketName: ({ bucket }) => `S3_BUCKET ${bucket} is no name of a bucket.`,
  InvalidAccessKeyId: () => 'S3_ACCESS_KEY_ID is not known to the store.',
  SignatureDoesNotMatch: () => 'S3_SECRET_ACCESS_KEY is not that of S3_ACCESS_KEY_ID.',
  PermanentRedirect: ({ region }) => `S3_REGION ${region} is not that of the bucket.`,
  AuthorizationHeaderMalformed: ({ region }) => `S3_REGION ${region} is not that of the bucket.`,
};

/**
 * Asks the bucket for a file that it does not have. A store that is away is warned of alone: pages and
 * searches go on without it.
 * @throws {ConfigError} where a setting is wrong
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

/** The store's own error, behind those of the layers above it. */
function causeOf(error: unknown): Error {
  if (error instanceof Error && error.cause instanceof Error) return causeOf(error.cause);
  return error instanceof Error ? error : new Error(String(error));
}
