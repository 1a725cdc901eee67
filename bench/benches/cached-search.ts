import type { Bench } from '../harness/bench.ts';
import { compareWithBare } from '../harness/compare-with-bare.ts';
import { createKeepAliveClient } from '../harness/keep-alive-client.ts';
import { CONNECTIONS } from '../harness/load.ts';

const PATH = '/jobs/searchjobs?searchLocation=Raleigh';
const GOAL = { atLeast: 0.7 };
/** What browsers send. */
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' };

export const cachedSearch: Bench = {
  name: 'cached-search',
  title:
    'Popular search at a million jobs, compared with a bare Fastify route that sends the same bytes',
  async measure(testbed) {
    const server = await testbed.start(await testbed.board('1-million'));
    const client = createKeepAliveClient(server.address);
    const { headers } = await client.get(PATH);
    client.close();
    const { address, pid } = server;
    const common = { address, pid, path: PATH, goal: GOAL };
    const plain = await compareWithBare(testbed, { ...common, what: 'as it is' });
    const compressed = await compareWithBare(testbed, {
      ...common,
      what: 'compressed',
      headers: COMPRESSED,
    });
    const unchanged = await compareWithBare(testbed, {
      ...common,
      what: 'not modified (If-None-Match)',
      headers: { 'if-none-match': headers.etag ?? '' },
      status: 304,
    });
    return {
      measurements: [plain, compressed, unchanged].flatMap(({ measurements }) => measurements),
      sizes: {
        board: '1 million active jobs',
        connections: CONNECTIONS,
        'bytes of the response': plain.bytes,
        compressed: compressed.bytes,
      },
    };
  },
};
