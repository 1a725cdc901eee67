import { type ErrorBody, type ErrorCode, errorCodes, type ErrorIssue } from '@nextshift/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { html } from '../pages/html.ts';
import {
  codeOfConstraint,
  isDatabaseAway,
  isStorageFull,
  isUnstorableText,
} from '../database/constraint-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers pages, which people read. */
    isPage?: boolean;
  }
}

/** Seconds a client should wait while the database is away. */
export const AWAY_RETRY_AFTER = 2;

/** Seconds after which somebody may have made room. */
const FULL_RETRY_AFTER = 60;

/** The one place that turns failures into answers. Internals go to the log, never to the caller. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Logs an error and answers what the caller may know of it. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  if (isTurnedAway(error)) request.log.warn({ code: known.code }, 'request turned away');
  else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: error }, 'request refused');
  return sendError(request, reply, known);
}

/** A full queue says so for each that comes: no fault, and no stack to read. */
function isTurnedAway(error: FastifyError): boolean {
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

/** For whoever opened a page that could not even be begun; nothing more is asked for it. */
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
  // A caller who hangs up within the body looks alike, but for the status that Fastify gave it.
  const isOurs = error.statusCode === undefined;
  if (isOurs && isDatabaseAway(error)) {
    return new AppError('unavailable', { retryAfter: AWAY_RETRY_AFTER });
  }
  return new AppError(codeOfStatus(error.statusCode ?? 500));
}

/** What Fastify and its plugins refuse by themselves: bad JSON, bodies too large, unknown content types. */
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

/** What is wrong beyond this many fields, no form shows. */
const ISSUES_MAX = 100;

/** Where the whole body is not what it should be (a text, a list), no field is to blame. */
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
