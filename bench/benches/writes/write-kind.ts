import type { Subjects } from '../../harness/recorded-transaction.ts';
import type { Platform } from '@nextshift/server/platform/platform';

/** What of the platform a write without files needs. */
export type Parts = Pick<Platform, 'database' | 'clock'>;

/** One thing to be written, through the server or past it. */
export interface Write {
  /** Of whoever writes. */
  readonly token: string;
  readonly subjects: Subjects;
}

/** A kind of write, and how it is done each way. */
export interface WriteKind {
  readonly name: string;
  /** Rows that each write adds one to. */
  readonly counted: string;
  requestOf(write: Write): {
    readonly method: string;
    readonly path: string;
    readonly body: object;
  };
  /** What the server does for such a request, once it knows who asks. */
  perform(parts: Parts, write: Write): Promise<unknown>;
}
