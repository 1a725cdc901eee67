import type * as z from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, a signed-in seeker, a signed-in employer, either of the two, or an operator. */
export type Access = 'public' | 'seeker' | 'employer' | 'signed-in' | 'operator';

/**
 * How strictly a network is limited, and with `password`, for calls of a session that ask for the password,
 * an account; the figures are the server's (platform/rate-limits/rate-limits.ts).
 */
export type RateLimitClass =
  | 'read'
  | 'write'
  | 'login'
  | 'password'
  | 'signup'
  | 'reset'
  | 'mailed-link'
  | 'upload';

/** Where a caller names itself. Such an id never identifies the caller: it must equal the session's. */
export type IdentitySource =
  | 'params.userId'
  | 'body.userId'
  | 'params.employerId'
  | 'body.employerId'
  | 'params.profileId';

/** A file field of a multipart body. The body's schema decides whether it is required. */
export interface FileRule {
  readonly kind: 'image' | 'video' | 'document' | 'timetable';
  /** Largest accepted size in bytes. */
  readonly maxBytes: number;
}

/** One call of the API, as data: the server binds it, the web calls it, the docs describe it. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Fastify path. Those outside `/api` are served under `/api` as well. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly rateLimit: RateLimitClass;
  readonly identity?: readonly IdentitySource[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Present where the body may arrive as multipart/form-data with files. */
  readonly files?: Readonly<Record<string, FileRule>>;
  /** The call also accepts a form of a mail program, which names no field of ours. */
  readonly takesForm?: true;
  /** The call accepts an `Idempotency-Key`. */
  readonly idempotent?: true;
  /**
   * Success responses by status; null without a body, 'file' for a file's bytes, 'events' for a stream of
   * server-sent events. Errors always have `errorBody`.
   */
  readonly responses: Readonly<Record<number, z.ZodType | 'file' | 'events' | null>>;
}

/** Keeps the literal types of an endpoint while checking its shape. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type BodyInputOf<E extends Endpoint> = Sent<E['body']>;
