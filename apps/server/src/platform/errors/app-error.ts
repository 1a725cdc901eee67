import { type ErrorCode, errorCodes, type ErrorIssue } from '@nextshift/contract';

interface AppErrorOptions {
  readonly message?: string;
  readonly issues?: readonly ErrorIssue[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds to wait before a retry; sent as Retry-After. */
  readonly retryAfter?: number;
  /** The underlying error, for the log only. */
  readonly cause?: Error;
}

/** A failure that the caller is told about. Everything else becomes `internal`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly ErrorIssue[] | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCodes[code].message, options);
    this.code = code;
    this.status = errorCodes[code].status;
    this.issues = options.issues;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** A field of the request is not valid: the message is the error's and the field's. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('validation_failed', { message, issues: [{ path: [field], message }] });
}
