import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/**
 * A route that only returns given bytes: what the framework alone can do. A separate process, as the server
 * is; started with a JSON file that contains the response.
 */
const { status, headers, bodyFile } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const body = bodyFile === null ? undefined : readFileSync(bodyFile);
const app = fastify();
app.get('/', (_request, reply) => reply.code(status).headers(headers).send(body));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address);
process.once('SIGTERM', () => app.close());
