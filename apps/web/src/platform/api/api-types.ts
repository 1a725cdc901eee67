import type { Endpoint } from '@nextshift/contract';
import type * as z from 'zod';

/** Fields as they may be sent: what the schema takes, or where that is `unknown`, what it makes of it. */
type Sendable<In, Out> = unknown extends In
  ? Out
  : In extends object
    ? SendableFields<In, Out>
    : In;

/** Shows an intersection as one object, so that a misspelled field is noticed. */
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

/** The fields of a body; its files travel apart. */
type BodyOf<E extends Endpoint> =
  FileNames<E> extends never
    ? SendableOf<E['body']>
    : Flat<Omit<SendableOf<E['body']>, FileNames<E>>>;

/** A file that the body's schema names is required, any other may be left out. */
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

/** What a call needs, by its endpoint: params, query, body and files exactly where it has them. */
export type CallInput<E extends Endpoint> = Part<'params', SendableOf<E['params']>> &
  Part<'query', SendableOf<E['query']>> &
  Part<'body', BodyOf<E>> &
  Part<'files', FilesOf<E>> & {
    /** One for each thing a person does; made here where absent and the endpoint takes one. */
    readonly idempotencyKey?: string | undefined;
    /** The screen itself says that the session is gone: it ends once they have read it. */
    readonly keepsSession?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
    /** Part of the files sent, from 0 to 1. */
    readonly onUploadProgress?: ((part: number) => void) | undefined;
  };

export type CallArguments<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** A success answer. `next` is the cursor of the list's next page, `totalCount` its whole length. */
export type CallResult<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    readonly status: Status;
    readonly body: E['responses'][Status] extends z.ZodType
      ? z.output<E['responses'][Status]>
      : null;
    readonly next: string | null;
    readonly totalCount: number | null;
  };
}[keyof E['responses'] & number];
