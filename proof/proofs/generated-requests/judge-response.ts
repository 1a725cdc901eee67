import type { DraftResponse } from './send-draft.ts';

/** Server internals: stacks, statements, paths, program names. */
const INTERNALS =
  /\n {1,8}at |node_modules|\.(?:ts|tsx|mjs|cjs|js):\d+|file:\/\/|\/(?:root|home|tmp|usr|var)\/|SQLSTATE|\bSELECT .* FROM|INSERT INTO|UPDATE .* SET|violates |duplicate key|relation "|column "|syntax error at|(?:Type|Range|Reference|Syntax|Zod|Postgres|Database)Error|Cannot read propert|is not a function|is not iterable|ECONN|ENOENT|EPERM|kysely|fastify|FST_ERR|pg_/i;

const ERROR_KEYS = new Set(['code', 'message', 'issues', 'details', 'requestId']);

/** Everything wrong with a response to any request. */
export function judgeResponse(response: DraftResponse | null, method: string): string[] {
  if (response === null) return ['hung up without a response'];
  const { status, headers, text } = response;
  const found: string[] = [];
  // The database is up all the time; nothing else may refuse requests.
  if (status >= 500) found.push(`answered ${status}: ${text.slice(0, 200)}`);
  if (headers['x-content-type-options'] !== 'nosniff')
    found.push(`answered ${status} without nosniff`);
  if (headers['content-security-policy'] === undefined && status !== 304) {
    found.push(`answered ${status} without a Content-Security-Policy`);
  }
  if (status < 400 || method === 'HEAD' || status === 416) return found;
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html')) {
    const words = text.replace(/<script[\s\S]*?<\/script>|<[^<>]*>/g, ' ');
    return INTERNALS.test(words) ? [...found, `a page of ${status} tells internals`] : found;
  }
  return [...found, ...judgeErrorBody(status, text, headers['x-request-id'])];
}

/** An error of the API: a code for programs, words for people, and the id of the request. */
export function judgeErrorBody(status: number, text: string, requestId: unknown): string[] {
  const body = parse(text);
  if (body === null) return [`answered ${status} without a JSON object: ${text.slice(0, 200)}`];
  const found: string[] = [];
  if (typeof body.code !== 'string' || !/^[a-z_]+$/.test(body.code))
    found.push(`${status} has no code`);
  if (typeof body.message !== 'string' || body.message.trim() === '')
    found.push(`${status} has no message`);
  if (typeof body.requestId !== 'string' || body.requestId === '')
    found.push(`${status} has no requestId`);
  if (requestId !== undefined && body.requestId !== requestId) {
    found.push(`${status} names another request than its header does`);
  }
  const others = Object.keys(body).filter((key) => !ERROR_KEYS.has(key));
  if (others.length > 0) found.push(`${status} also says ${others.join(', ')}`);
  const internals = INTERNALS.exec(text)?.[0];
  if (internals !== undefined) found.push(`${status} tells internals (${internals.trim()})`);
  return found.map((what) => `${what}: ${text.slice(0, 300)}`);
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}
