import pg from 'pg';

/** Errors of statements whose transaction was never told to commit. */
const undone = new WeakSet<object>();

/** True for an error after which it is certain that its transaction has left nothing behind. */
export function isRolledBack(error: unknown): boolean {
  return typeof error === 'object' && error !== null && undone.has(error);
}

/**
 * A client that hangs up when an answer does not come in time. pg alone gives up waiting and keeps the
 * connection: what was sent on it may still run later, a BEGIN for instance, into which the writes of
 * the next user would fall, to be rolled back after they were acknowledged.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...all: unknown[]) => unknown;
    let uncommitted = false;
    this.query = ((...all: unknown[]) => {
      const [statement] = all;
      if (statement === 'begin') uncommitted = true;
      if (statement === 'commit') uncommitted = false;
      const leavesNothing = uncommitted;
      const result = send(...all);
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (!(error instanceof Error)) return;
          if (leavesNothing) undone.add(error);
          if (error.message === 'Query read timeout') void this.end();
        });
      }
      return result;
    }) as typeof this.query;
  }
}
