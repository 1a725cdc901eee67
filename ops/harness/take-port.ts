import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the kernel's ephemeral ports: a restarted server finds its port still free. */
const FIRST = 6_100;
const COUNT = 400;

/** Start of this process's search, so that concurrent processes rarely collide. */
const start = (process.pid % 4) * (COUNT / 4);
let taken = 0;

/** A loopback port reserved for the life of this process. */
export async function takePort(): Promise<number> {
  while (taken < COUNT) {
    const port = FIRST + ((start + taken) % COUNT);
    taken += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
