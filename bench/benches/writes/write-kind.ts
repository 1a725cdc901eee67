import type { Subjects } from '../../harness/recorded-transaction.ts';
import type { Platform } from '@nextshift/server/platform/platform';

/** The parts of the platform that a write without files needs. */
export type Parts = Pick<Platform, 'database' | 'clock' | 'config' | 'secrets'>;

/** One write, through the server or directly. */
export interface Write {
  /** The writer's session. */
  readonly token: string;
  readonly subjects: Subjects;
}

/** A kind of write, and how to do it each way. */
export interface WriteKind {
  readonly name: string;
  /** Rows that each write adds one to. */
  readonly counted: string;
  requestOf(write: Write): {
    readonly method: string;
    readonly path: string;
    readonly body: object;
  };
  /** The server's work for such a request after authentication. */
  perform(parts: Parts, write: Write): Promise<unknown>;
}
