import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { holdLease } from './queue-lease.ts';

it('is released while its connection is being opened', async () => {
  const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connected = once(server, 'connection');

  const lease = holdLease(`postgresql://nextshift:secret@127.0.0.1:${port}/nextshift`, 'lease');
  await connected;
  await expect(lease.release()).resolves.toBeUndefined();

  server.close();
});
