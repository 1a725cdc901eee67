import { INTERNAL_ERROR_MESSAGE, type ErrorIssue } from '@nextshift/contract';
import { readErrorBody } from './read-error-body.ts';

export const NETWORK_ERROR_MESSAGE =
  'Unable to connect to the server. Please check your connection.';
/** The message in the error's cause; people see the one above. */
export const CONNECTION_LOST_MESSAGE = 'Network error. Please check your connection and try again.';
export const TIMEOUT_MESSAGE =
  'The request timed out after 60 seconds. The server might be experiencing high load.';

export interface ApiErrorParts {
  /** HTTP status; 0 without a response, 408 after a timeout. */
  readonly status: number;
  /** A code of the contract, or `network`, `timeout`, `unreadable_response`. */
  readonly code: string;
  /** The message for people. */
  readonly message: string;
  readonly issues?: readonly ErrorIssue[] | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly requestId?: string | undefined;
}

/** A failed call (spec section 8). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: readonly ErrorIssue[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;

  constructor(parts: ApiErrorParts, options?: ErrorOptions) {
    super(parts.message, options);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.issues = parts.issues ?? [];
    this.details = parts.details ?? {};
    this.requestId = parts.requestId ?? null;
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError(
    { status: 0, code: 'network', message: NETWORK_ERROR_MESSAGE },
    { cause: new Error(CONNECTION_LOST_MESSAGE, { cause }) },
  );
}

export function timeoutError(): ApiError {
  return new ApiError({ status: 408, code: 'timeout', message: TIMEOUT_MESSAGE });
}

/** Whether what an address names does not exist, or is another's: also where its id is none. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

/** Whether the same call may succeed later: there was no response, or the server failed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 408 || error.status >= 500;
}

/** The error of a response of 400 and above; without the contract's error body it gets the generic message. */
export function responseError(status: number, json: unknown): ApiError {
  const body = readErrorBody(json);
  return body ? new ApiError({ status, ...body }) : unreadableResponse(status);
}

export function unreadableResponse(status: number): ApiError {
  return new ApiError({ status, code: 'unreadable_response', message: INTERNAL_ERROR_MESSAGE });
}
