import { OPERATOR_AGENT } from '@nextshift/test-kit/people/insert-operator';
import { randomUUID } from 'node:crypto';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Draft, FormPart } from './draft.ts';
import type { World } from './world.ts';

/** The response; null if the connection ended without one. */
export interface DraftResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

/** Response timeout, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Sends a draft with the ids of a world, byte for byte. If the server closed the reused connection
 * just before, the draft is sent over a new one.
 */
export async function sendDraft(
  address: string,
  agent: Agent,
  draft: Draft,
  world: World,
): Promise<DraftResponse | null> {
  const response = await sendOver(agent, address, draft, world);
  return response === 'stale'
    ? ((await sendOver(false, address, draft, world)) as DraftResponse | null)
    : response;
}

function sendOver(
  agent: Agent | false,
  address: string,
  draft: Draft,
  world: World,
): Promise<DraftResponse | 'stale' | null> {
  const { hostname, port } = new URL(address);
  const body = bytesOf(draft, world);
  const started = performance.now();
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        hostname,
        port,
        method: draft.method,
        path: fill(draft.path, world, encodeURIComponent),
        headers: { ...sessionHeaders(draft, world), ...body.headers, ...draft.headers },
        timeout: PATIENCE_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => {
          // An export is streamed; its items may be deleted meanwhile.
          const isExport = draft.path.includes('/export') && response.statusCode === 200;
          const ms = performance.now() - started;
          resolve(isExport ? { status: 200, headers: response.headers, text: '', ms } : null);
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - started,
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(sent.reusedSocket && agent ? 'stale' : null));
    sent.end(body.bytes);
  });
}

function sessionHeaders({ caller, by, method }: Draft, { people }: World): Record<string, string> {
  if (caller === 'visitor') return {};
  const { token } = people[caller];
  const fromPage = method === 'GET' ? {} : { 'sec-fetch-site': 'same-origin' };
  if (caller === 'operator') {
    return { cookie: `nextshift-operator=${token}`, 'user-agent': OPERATOR_AGENT, ...fromPage };
  }
  if (by === 'bearer') return { authorization: `Bearer ${token}` };
  return { cookie: `nextshift-session=${token}`, ...fromPage };
}

function bytesOf(
  { body, method }: Draft,
  world: World,
): { bytes?: Buffer; headers: Record<string, string> } {
  if (body.kind === 'none' || method === 'TRACE') return { headers: {} };
  if (body.kind === 'text') {
    const bytes = Buffer.from(fill(body.text, world, (id) => id));
    return { bytes, headers: { 'content-length': String(bytes.length) } };
  }
  const boundary = `----proof${randomUUID()}`;
  const bytes = Buffer.concat([
    ...body.parts.flatMap((part) => partBytes(part, boundary, world)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return {
    bytes,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(bytes.length),
    },
  };
}

function partBytes(
  { name, content, filename, type }: FormPart,
  boundary: string,
  world: World,
): Buffer[] {
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  const kind = type === undefined ? '' : `content-type: ${type}\r\n`;
  return [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${kind}\r\n`,
    ),
    typeof content === 'string' ? Buffer.from(fill(content, world, (id) => id)) : content,
    Buffer.from('\r\n'),
  ];
}

/** Replaces names in a draft with a world's ids, encoded or not. */
function fill(text: string, { ids }: World, encode: (id: string) => string): string {
  return text.replaceAll(/(?:\{\{|%7B%7B)(\w+)(?:\}\}|%7D%7D)/g, (whole, name: string) => {
    if (name === 'fresh') return randomUUID().slice(0, 8);
    return name in ids ? encode(ids[name as keyof typeof ids]) : whole;
  });
}
