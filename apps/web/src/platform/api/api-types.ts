import type { Endpoint } from '@nextshift/contract';
import type * as z from 'zod';

/** Fields as they are sent: the schema's input, or its output if the input is `unknown`. */
type Sendable<In, Out> = unknown extends In
  ? Out
  : In extends object
    ? SendableFields<In, Out>
    : In;

/** Flattens an intersection into one object, so that a misspelled field is an error. */
type Flat<T> = { [Key in keyof T]: T[Key] };

type SendableFields<In, Out> = Flat<
  {
    [Key in keyof In as undefined extends In[Key] ? never : Key]: Field<In, Out, Key>;
  } & {
    [Key in keyof In as undefined extends In[Key] ? Key : never]?: Field<In, Out, Key> | undefined;
  }
>;

type Field<In, Out, Key extends keyof In> = unknown extends In[Key]
  ? Key extends keyof Out
    ? Out[Key]
    : never
  : In[Key];

type SendableOf<Schema> = Schema extends z.ZodType
  ? Sendable<z.input<Schema>, z.output<Schema>>
  : never;

type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : object extends Value
    ? { readonly [Key in Name]?: Value | undefined }
    : { readonly [Key in Name]: Value };

type FileNames<E extends Endpoint> = keyof NonNullable<E['files']>;

/** The fields of a body, without its files. */
type BodyOf<E extends Endpoint> =
  FileNames<E> extends never
    ? SendableOf<E['body']>
    : Flat<Omit<SendableOf<E['body']>, FileNames<E>>>;

/** Files that the body's schema names are required, others optional. */
type RequiredFile<E extends Endpoint> = E['body'] extends z.ZodType
  ? FileNames<E> & keyof z.output<E['body']>
  : never;

type FilesOf<E extends Endpoint> =
  FileNames<E> extends never
    ? never
    : Flat<
        { readonly [Name in RequiredFile<E>]: File } & {
          readonly [Name in Exclude<FileNames<E>, RequiredFile<E>>]?: File | undefined;
        }
      >;

/** The input of a call: params, query, body and files exactly where the endpoint has them. */
export type CallInput<E extends Endpoint> = Part<'params', SendableOf<E['params']>> &
  Part<'query', SendableOf<E['query']>> &
  Part<'body', BodyOf<E>> &
  Part<'files', FilesOf<E>> & {
    /** One per action of a person; generated if absent and the endpoint is idempotent. */
    readonly idempotencyKey?: string | undefined;
    /** The screen itself shows that the session has ended. */
    readonly keepsSession?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
    /** Reports the fraction sent, from 0 to 1. */
    readonly onUploadProgress?: ((part: number) => void) | undefined;
  };

export type CallArguments<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** A successful response. `next` is the cursor of the list's next page, `totalCount` its whole length. */
export type CallResult<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    readonly status: Status;
    readonly body: E['responses'][Status] extends z.ZodType
      ? z.output<E['responses'][Status]>
      : null;
    readonly next: string | null;
    readonly totalCount: number | null;
    /** There are more than `totalCount`, which stopped there. */
    readonly isTotalLimited: boolean;
    /** What a wage filter leaves out because its pay is not by the hour. */
    readonly unpricedCount: number | null;
    /** The remote ones of the jobs around a place. */
    readonly remoteCount: number | null;
  };
}[keyof E['responses'] & number];
