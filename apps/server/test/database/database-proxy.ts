import { connect, createServer, type Socket } from 'node:net';

/** A proxy to the database that a test can cut or block. */
export interface DatabaseProxy {
  readonly connectionString: string;
  /** Ends every connection and refuses new ones, like a killed server. */
  cut(): void;
  /** Accepts everything and never responds, like a hanging server. */
  freeze(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const target = new URL(connectionString);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'cut' | 'frozen' = 'open';

  const server = createServer((client) => {
    if (state === 'cut') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (state === 'frozen') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port to listen on');
  const url = new URL(connectionString);
  url.host = `127.0.0.1:${address.port}`;

  const sockets = () => [...pairs].flat();
  return {
    connectionString: url.href,
    cut() {
      state = 'cut';
      for (const socket of sockets()) socket.destroy();
    },
    freeze() {
      state = 'frozen';
      for (const socket of sockets()) socket.pause();
    },
    restore() {
      state = 'open';
      for (const socket of sockets()) socket.resume();
    },
    close() {
      for (const socket of sockets()) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
