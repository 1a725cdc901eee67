import { type ErrorBody, type ErrorCode, errorCodes, type ErrorIssue } from '@nextshift/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../errors/app-error.ts';
import { html } from '../responses/html.ts';
import {
  codeOfConstraint,
  isDatabaseUnavailable,
  isStorageFull,
  isUnstorableText,
} from '../database/constraint-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route serves pages. */
    isPage?: boolean;
  }
}

/** Seconds that a client should wait while the database is down. */
export const UNAVAILABLE_RETRY_AFTER = 2;

/** Seconds after which storage may have been freed. */
const FULL_RETRY_AFTER = 60;

/** The one place that turns failures into responses. Internals go to the log, never to the caller. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(respondWithError);
}

/** Logs an error and responds with what the caller may know of it. */
export function respondWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const known = toAppError(error);
  if (isExpectedRefusal(error)) request.log.warn({ code: known.code }, 'request turned away');
  else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: error }, 'request refused');
  return sendError(request, reply, known);
}

/** A full queue rejects every request: expected, so without a stack in the log. */
function isExpectedRefusal(error: FastifyError): boolean {
  return error instanceof AppError && error.code === 'unavailable' && error.cause === undefined;
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  const body: ErrorBody = {
    code: error.code,
    message: error.message,
    ...(error.issues ? { issues: [...error.issues] } : {}),
    ...(error.details ? { details: { ...error.details } } : {}),
    requestId: request.id,
  };
  void reply.status(error.status).header('cache-control', 'no-store');
  const isRead =
    request.routeOptions.config.isPage && request.headers.accept?.includes('text/html');
  return isRead
    ? reply.type('text/html; charset=utf-8').send(plainPage(body))
    : reply.type('application/json').send(body);
}

/** For a page that could not be rendered; it needs no further requests. */
function plainPage({ message, requestId = '' }: ErrorBody): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>NextShift</title>
      </head>
      <body>
        <h1>${message}</h1>
        <p><a href="">Try again</a> or go <a href="/">back to Home</a>.</p>
        <p>Request ${requestId}</p>
      </body>
    </html>`;
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return toValidationError(error.validation);
  const constraint = codeOfConstraint(error);
  if (constraint) return new AppError(constraint);
  if (isUnstorableText(error)) return new AppError('malformed_request');
  if (isStorageFull(error)) return new AppError('storage_full', { retryAfter: FULL_RETRY_AFTER });
  // A caller who disconnects within the body looks alike, except for the status that Fastify set.
  const isOurs = error.statusCode === undefined;
  if (isOurs && isDatabaseUnavailable(error)) {
    return new AppError('unavailable', { retryAfter: UNAVAILABLE_RETRY_AFTER });
  }
  return new AppError(codeOfStatus(error.statusCode ?? 500));
}

/** What Fastify and its plugins refuse themselves: bad JSON, large bodies, unknown content types. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_type';
  if (status === 429) return 'too_many_requests';
  if (status === 503) return 'unavailable';
  return status >= 400 && status < 500 ? 'malformed_request' : 'internal';
}

interface ZodFailure {
  readonly instancePath: string;
  readonly message?: string;
  /** The kind of rule; 'custom' for those of the contract's own. */
  readonly keyword: string;
}

/** Most issues in a response; no form shows more. */
const ISSUES_MAX = 100;

/** A body of the wrong type (a text, a list) has no field to name. */
const WHOLE = '/';

function toValidationError(failures: readonly ZodFailure[]): AppError {
  const [first] = failures;
  if (first?.instancePath === WHOLE && first.keyword !== 'custom') {
    return new AppError('malformed_request');
  }
  const issues = failures.slice(0, ISSUES_MAX).map(toIssue);
  const message = issues[0]?.message ?? errorCodes.validation_failed.message;
  return new AppError('validation_failed', { message, issues });
}

function toIssue(failure: ZodFailure): ErrorIssue {
  const path = failure.instancePath.split('/').filter((part) => part !== '');
  return { path, message: failure.message ?? errorCodes.validation_failed.message };
}
