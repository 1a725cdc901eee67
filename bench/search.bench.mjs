import fastify from 'fastify';
import { compare } from './measure.mjs';
import { startServer } from './start-server.mjs';

const server = await startServer(4490);
const bare = fastify();
try {
  const url = `${server.address}/jobs/searchjobs?searchLocation=Raleigh`;
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  const baseline = await bare.listen({ port: 0, host: '127.0.0.1' });
  const figures = await compare(url, baseline);
  console.log(`search of a city    ${Math.round(figures.measured)} requests/s`);
  console.log(
    `bare Fastify route  ${Math.round(figures.baseline)} requests/s, same ${bytes.length} bytes`,
  );
  console.log(`ratio               ${(figures.measured / figures.baseline).toFixed(3)}`);
} finally {
  await bare.close();
  await server.stop();
}
