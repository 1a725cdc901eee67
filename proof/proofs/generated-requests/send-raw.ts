import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { RawRequest } from './raw-requests.ts';
import { judgeErrorBody } from './judge-response.ts';

/** Silence after which the response counts as complete, in milliseconds. */
const QUIET_MS = 120;
/** How long an incomplete request stays open. */
const LEFT_OPEN_MS = 30;
/** Timeout of the first response: well below the server's own deadlines. */
const PATIENCE_MS = 4_000;

/** Writes bytes and reads the response until the connection is silent or closed. */
export function sendRaw(address: string, { writes, staysOpen }: RawRequest): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname);
    const end = () => socket.destroy();
    let timer = setTimeout(end, staysOpen ? LEFT_OPEN_MS : PATIENCE_MS);
    socket.on('connect', () => {
      for (const text of writes)
        socket.write(text.replaceAll('{{fresh}}', randomUUID().slice(0, 8)), 'latin1');
    });
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    socket.on('end', end);
    socket.on('error', end);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}

/** Everything wrong with the response. */
export function judgeRaw({ writes, answersMax }: RawRequest, received: string): string[] {
  const statuses = Array.from(received.matchAll(/HTTP\/1\.[01] (\d{3}) /g), ([, status]) =>
    Number(status),
  );
  const found: string[] = [];
  if (statuses.length > answersMax)
    found.push(`was answered ${statuses.length} times (${statuses.join(', ')})`);
  const failed = statuses.filter((status) => status >= 500);
  if (failed.length > 0) found.push(`was answered ${failed.join(', ')}`);
  const [head, body] = split(received);
  const [status] = statuses;
  if (
    !writes[0]?.startsWith('HEAD') &&
    statuses.length === 1 &&
    status !== undefined &&
    status >= 400 &&
    /content-type: application\/json/i.test(head)
  ) {
    found.push(...judgeErrorBody(status, body, undefined));
  }
  return found;
}

function split(received: string): [string, string] {
  const at = received.indexOf('\r\n\r\n');
  const head = at < 0 ? received : received.slice(0, at);
  const body = at < 0 ? '' : Buffer.from(received.slice(at + 4), 'latin1').toString('utf8');
  // Written in one piece or in several.
  return [
    head,
    /transfer-encoding: chunked/i.test(head)
      ? body.replaceAll(/^[0-9a-f]+\r\n|\r\n[0-9a-f]+\r\n/gi, '').trim()
      : body,
  ];
}
