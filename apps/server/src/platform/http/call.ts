import type { Access, BodyOf, Endpoint, FileRule, ParamsOf, QueryOf } from '@nextshift/contract';
import type { Logger } from 'pino';
import type { Dependency } from '../responses/dependencies.ts';
import type { Database } from '../database/database.ts';
import type { SentEvents } from './events-response.ts';
import type { SentFile } from './file-response.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import type { CallOrigin } from '../authentication/call-origin.ts';
import type {
  OperatorSession,
  StartedOperatorSession,
} from '../authentication/operator-sessions.ts';
import type {
  Session,
  SessionKind,
  SignInKind,
  StartedSession,
} from '../authentication/sessions.ts';
import type { UploadedFile } from './multipart-body.ts';

type SessionOf<A extends Access> = A extends 'public'
  ? null
  : A extends 'signed-in'
    ? Session
    : A extends 'operator'
      ? OperatorSession
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
  /** Who asks of a public endpoint that says so (`BindOptions.isPersonal`); otherwise null. */
  readonly asker: Session | null;
  /** The key of an idempotent endpoint's call; null without one. */
  readonly idempotencyKey: string | null;
  /** The last event that the caller of a stream has seen; null without one. */
  readonly lastEventId: string | null;
  /** The database for public content: a copy, unless this caller has just written. */
  readonly content: Database;
  /** The origin at which the caller has opened the board, for URLs that lead back to it. */
  readonly ownOrigin: string;
  readonly origin: CallOrigin;
  readonly log: Logger;
}

/** The counts of a response and the headers that carry them. */
export const countHeaders = {
  totalCount: 'x-total-count',
  unpricedCount: 'x-unpriced-count',
  remoteCount: 'x-remote-count',
} as const;

export type CountField = keyof typeof countHeaders;

/** Says of the total that counting stopped there. */
export const TOTAL_LIMITED = 'x-total-count-limited';

/** What is sent in headers instead of the body. */
export interface StoredHeaders {
  /** The next page of a list; sent as `Link: <...>; rel="next"`. */
  readonly nextCursor?: string | null;
  /** The total number of rows of a list; sent as X-Total-Count. */
  readonly totalCount?: number;
  /** Counting stopped there: there are at least so many. Sent as X-Total-Count-Limited. */
  readonly isTotalLimited?: boolean;
  /** The jobs that a wage filter leaves out because their pay is not by the hour; sent as X-Unpriced-Count. */
  readonly unpricedCount?: number | undefined;
  /** The remote ones of the jobs around a place; sent as X-Remote-Count. */
  readonly remoteCount?: number | undefined;
  /** What a response that is the same for everyone is made from: it is cached until that changes. */
  readonly dependsOn?: readonly Dependency[];
  /** A new session, whose token becomes the cookie. */
  readonly startedSession?: StartedSession;
  /** True ends the session the request carries. */
  readonly endsSession?: true;
  /** The same of an operator. */
  readonly startedOperatorSession?: StartedOperatorSession;
  readonly endsOperatorSession?: true;
}

/** What a handler returns: one of the endpoint's statuses with its body or its file. */
export type EndpointResponse<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: StoredHeaders &
    (E['responses'][Status] extends null
      ? { readonly status: Status }
      : E['responses'][Status] extends 'file'
        ? { readonly status: Status; readonly file: SentFile }
        : E['responses'][Status] extends 'events'
          ? { readonly status: Status; readonly events: SentEvents }
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
  /** The kind of account that it signs in: known browsers of the account have a rate limit of their own. */
  readonly logsIn?: SignInKind;
  /** Texts of the query whose case and surrounding blanks do not change a cached response. */
  readonly caseless?: readonly (keyof QueryOf<E> & string)[];
  /**
   * Whether a public endpoint's response depends on who asks, by the query as it came: such a call needs a signed-in
   * seeker, its `asker`, and no cache keeps its response.
   */
  readonly isPersonal?: (query: unknown) => boolean;
  /** Whether reads of one account run after each other even for an ordinary page. */
  readonly isExpensive?: boolean;
  /** Makes the response to a repeated idempotent call whose first response started a session. */
  readonly replay?: (call: Call<E>) => Promise<EndpointResponse<E>>;
  /** Throws if an upload can be refused before it is read. The handler may still refuse it. */
  readonly beforeUpload?: (session: Call<E>['session']) => Promise<void>;
}

/** Binds an endpoint of the contract to the function that serves it. */
export type Bind = <const E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: BindOptions<E>,
) => void;
