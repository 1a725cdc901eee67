import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { exceedsPipelineLimit } from './pipelined-requests.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server that responds when told to. */
async function holdResponses() {
  const held: ServerResponse[] = [];
  let refused = 0;
  const server = createServer((request, response) => {
    if (exceedsPipelineLimit(request, response)) {
      refused += 1;
      request.socket.destroy();
    } else held.push(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, port, held, refusals: () => refused };
}

it('lets a connection pipeline 50 requests, and closes one that sends more', async () => {
  const { server, port, held, refusals } = await holdResponses();
  const socket = connect(port, '127.0.0.1').resume();
  socket.write(REQUEST.repeat(500));
  await once(socket, 'close');
  expect(held).toHaveLength(51);
  expect(refusals()).toBeGreaterThan(0);
  server.close();
});

it('counts only requests without a response', async () => {
  const { server, port, held, refusals } = await holdResponses();
  const socket = connect(port, '127.0.0.1').resume();
  for (let round = 1; round <= 5; round += 1) {
    socket.write(REQUEST.repeat(40));
    await expect.poll(() => held.length).toBe(40);
    for (const response of held.splice(0)) response.end();
  }
  expect(refusals()).toBe(0);
  socket.destroy();
  server.close();
});
