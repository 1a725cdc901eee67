import type { Draft } from '../generated-requests/draft.ts';
import { otherPaths } from '../generated-requests/targets.ts';
import type { Attack, AttackGroup } from './attack.ts';
import { grow, type HostileText, hostileTexts, isVisibleAscii, nameOf } from './hostile-texts.ts';

/** Characters of an address, and of one header, that the server reads. */
const ADDRESS_LONGEST = 3_700;
const HEADER_LONGEST = 12_000;

/** Headers that are read, each with a valid prefix. */
const headers: Readonly<Record<string, string>> = {
  accept: 'text/html,',
  'accept-encoding': 'gzip, br;q=',
  authorization: 'Bearer ',
  'content-type': 'multipart/form-data; boundary=',
  cookie: 'nextshift-session=',
  forwarded: 'for=',
  'idempotency-key': '',
  'if-none-match': 'W/"',
  'if-range': '"',
  origin: 'http://',
  range: 'bytes=0-',
  referer: 'http://',
  'sec-fetch-site': '',
  'stripe-signature': 't=1,v1=',
  'user-agent': 'Mozilla/5.0 ',
  'x-forwarded-for': '127.0.0.1,',
  'x-forwarded-host': '',
  'x-request-id': '',
};

const visible = hostileTexts.filter(isVisibleAscii);

const request = (path: string, change: Partial<Draft> = {}): Draft => ({
  caller: 'visitor',
  by: 'bearer',
  method: 'GET',
  path,
  headers: {},
  body: { kind: 'none' },
  ...change,
});

/**
 * Everything outside the contract, with hostile texts after its path and in its query. Varied each time:
 * a cached response to a short text would make a long one look expensive.
 */
export function addressAttacks(): AttackGroup[] {
  const paths = [...otherPaths, '/api/jobs/searchjobs'];
  let asked = 0;
  const again = () => `again=${(asked += 1)}`;
  return paths.map((path) => ({
    attacks: visible.flatMap((text) => [
      toAttack(
        `GET ${path}`,
        text,
        (long) => request(`${path}${mark(path)}${again()}&${long}`),
        ADDRESS_LONGEST,
      ),
      toAttack(
        `GET ${path}/`,
        text,
        (long) => request(`${path.split('?')[0]}/${long}?${again()}`),
        ADDRESS_LONGEST,
      ),
    ]),
  }));
}

/** Each header, on a page, a list, a file and a call that writes. */
export function headerAttacks(): AttackGroup[] {
  const bases: Draft[] = [
    request('/'),
    request('/api/jobs/searchjobs?limit=1'),
    request('/files/{{file}}'),
    request('/api/webhooks/stripe', { method: 'POST', body: { kind: 'text', text: '{}' } }),
    request('/savedjobs/add', {
      method: 'POST',
      caller: 'seeker',
      body: { kind: 'text', text: '{"userId":"{{seeker}}","jobId":"{{job}}"}' },
    }),
  ];
  return bases.map((base) => ({
    attacks: Object.entries(headers).flatMap(([name, value]) =>
      visible.map((text) =>
        toAttack(`${base.method} ${base.path}, ${name}`, text, (long) => ({
          ...base,
          headers: { ...base.headers, [name]: `${value}${long}` },
        })),
      ),
    ),
  }));
}

/** Names of parts and of files in a form. */
export function formAttacks(): AttackGroup[] {
  const send = (name: string, filename: string): Draft =>
    request('/api/applications/documents', {
      method: 'POST',
      caller: 'seeker',
      body: {
        kind: 'form',
        parts: [
          { name: 'kind', content: 'resume' },
          { name, content: Buffer.from('%PDF-1.7'), filename, type: 'application/pdf' },
        ],
      },
    });
  return [
    {
      attacks: visible.flatMap((text) => [
        toAttack('A form, name of a part', text, (long) => send(long, 'a.pdf')),
        toAttack('A form, name of a file', text, (long) => send('file', long)),
      ]),
    },
  ];
}

function toAttack(
  place: string,
  text: HostileText,
  draft: (long: string) => Draft,
  longest = HEADER_LONGEST,
): Attack {
  return {
    name: `${place} + ${nameOf(text)}`,
    longest,
    draft: (length) => draft(grow(text, length)),
  };
}

function mark(path: string): string {
  return path.includes('?') ? '&' : '?';
}
