import type { Access, BodyOf, Endpoint, FileRule, ParamsOf, QueryOf } from '@nextshift/contract';
import type { Logger } from 'pino';
import type { Dependency } from '../response-cache/dependencies.ts';
import type { Database } from '../database/database.ts';
import type { SentFile } from './file-response.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import type { CallOrigin } from '../authentication/call-origin.ts';
import type { Session, SessionKind, StartedSession } from '../authentication/sessions.ts';
import type { UploadedFile } from './multipart-body.ts';

type SessionOf<A extends Access> = A extends 'public'
  ? null
  : A extends 'signed-in'
    ? Session
    : Session & { readonly kind: A & SessionKind };

type FileOf<Rule> = Rule extends FileRule & { readonly kind: 'video' }
  ? IncomingFile
  : UploadedFile;

type FilesOf<E extends Endpoint> = {
  readonly [Field in keyof E['files']]?: FileOf<E['files'][Field]>;
};

/** One call of an endpoint, validated: what a handler gets instead of Fastify's request. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly files: FilesOf<E>;
  readonly session: SessionOf<E['access']>;
  /** The key of an idempotent endpoint's call; null without one. */
  readonly idempotencyKey: string | null;
  /** Where what everyone may read is read, for this caller: what they have just written is in it. */
  readonly content: Database;
  /** Where the caller has opened the board, for addresses that lead back to it. */
  readonly ownOrigin: string;
  readonly origin: CallOrigin;
  readonly log: Logger;
}

/** What goes into headers rather than into the body. */
export interface StoredHeaders {
  /** The next page of a list; sent as `Link: <...>; rel="next"`. */
  readonly nextCursor?: string | null;
  /** How many rows a list has in all; sent as X-Total-Count. */
  readonly totalCount?: number;
  /** What the answer is made from, where it is the same for everyone: it may be kept until that changes. */
  readonly dependsOn?: readonly Dependency[];
  /** A session just begun, whose token becomes the cookie. */
  readonly startedSession?: StartedSession;
  /** True ends the session the request carries. */
  readonly endsSession?: true;
}

/** What a handler answers: one of the endpoint's statuses with its body or its file. */
export type EndpointResponse<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: StoredHeaders &
    (E['responses'][Status] extends null
      ? { readonly status: Status }
      : E['responses'][Status] extends 'file'
        ? { readonly status: Status; readonly file: SentFile }
        : { readonly status: Status; readonly body: StoredBody<E, Status> });
}[keyof E['responses'] & number];

type StoredBody<
  E extends Endpoint,
  Status extends keyof E['responses'],
> = E['responses'][Status] extends { readonly _zod: { readonly output: infer Output } }
  ? Output
  : never;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<EndpointResponse<E>>;

export interface BindOptions<E extends Endpoint> {
  /** The kind of account that it signs in: a browser known for the account is limited by itself. */
  readonly logsIn?: SessionKind;
  /** Of the query's texts, those whose case and outer blanks do not matter to a shared answer. */
  readonly caseless?: readonly (keyof QueryOf<E> & string)[];
  /** Makes the answer to a repeated idempotent call whose first answer began a session. */
  readonly replay?: (call: Call<E>) => Promise<EndpointResponse<E>>;
  /** Throws where an upload need not be read to be refused. It may be let through and refused later. */
  readonly beforeUpload?: (session: Call<E>['session']) => Promise<void>;
}

/** Binds an endpoint of the contract to the function that serves it. */
export type Bind = <const E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: BindOptions<E>,
) => void;
