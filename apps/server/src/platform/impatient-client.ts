import pg from 'pg';

/**
 * A client that hangs up when an answer does not come in time. pg alone gives up waiting and keeps the
 * connection: what was sent on it may still run later, a BEGIN for instance, into which the writes of
 * the next user would fall, to be rolled back after they were acknowledged.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...all: unknown[]) => unknown;
    const hangUp = (error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') void this.end();
    };
    this.query = ((...all: unknown[]) => {
      const result = send(...all);
      if (result instanceof Promise) result.catch(hangUp);
      return result;
    }) as typeof this.query;
  }
}
