/** Placeholder in JSON for a number beyond a double. */
const HUGE_NUMBER = '«huge»';
/** Placeholder in JSON for lists nested deeper than JSON.stringify allows. */
const DEEP_LIST = '«deep»';
const DEPTH = 20_000;

/** JSON that no JavaScript value serializes to. */
export function toOddJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(`"${HUGE_NUMBER}"`, '1e400')
    .replaceAll(`"${DEEP_LIST}"`, () => '['.repeat(DEPTH) + ']'.repeat(DEPTH));
}

/** Field values that no form sends; the most likely to break servers come first. */
export const oddValues: readonly unknown[] = [
  'a\0b',
  '\ud83d',
  null,
  ['a', 'b'],
  {},
  'x'.repeat(100_000),
  -1,
  HUGE_NUMBER,
  ownKey('__proto__', { isAdmin: true }),
  '',
  true,
  // Texts
  'a\udfffb',
  ' ',
  'x'.repeat(2_001),
  'é'.repeat(12_000),
  'a\u0301'.repeat(300),
  '\u202eevil\u202c',
  '\ufeff',
  'a\r\nset-cookie: a=b',
  '\u0007\u001b[31m\u007f',
  "' OR '1'='1' --",
  '%',
  '_',
  '\\',
  '\\u0000',
  '%00',
  '%',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '0x10',
  '1e3',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  // Times
  '2026-02-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-20T25:61:61Z',
  // Numbers
  0,
  -0,
  0.1,
  1.5e-7,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  // Lists and objects
  [],
  [[]],
  [null],
  [{}],
  Array.from({ length: 10_000 }, () => 'a'),
  nested(500, (inner) => [inner]),
  DEEP_LIST,
  nested(500, (inner) => ({ a: inner })),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: null, length: -1 },
  { then: 'now', toJSON: 'never' },
  { bytes: { type: 'Buffer', data: [1, 2, 3] }, name: 'a', path: '/etc/passwd' },
  Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`k${index}`, index])),
];

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

/** An object with an own key that assignment would not create. */
export function ownKey(key: string, value: unknown, rest: object = {}): object {
  return Object.defineProperty({ ...rest }, key, { value, enumerable: true });
}

/** Bodies other than an object of fields. */
export const oddBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '12',
  'true',
  '{',
  '{"a":',
  '{"a":1,}',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  'NaN',
  '\0',
  '['.repeat(50_000),
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"a":"${'x'.repeat(600_000)}"}`,
  '{"email":"a@b.example","email":["c"]}',
];

/** Headers that no browser sends. */
export const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
  { 'content-type': 'application/json;;;=' },
  { 'content-type': '/' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'k' },
  { 'idempotency-key': 'k'.repeat(2_000) },
  { 'idempotency-key': 'caf\u00e9\u00ff' },
  { 'x-request-id': '../../x' },
  { accept: 'text/html' },
  { accept: 'text/html', 'accept-encoding': 'br;q=0, gzip;q=, *;q=1' },
  { range: 'bytes=0-' },
  { range: 'bytes=9-1,-5,99999999999999999999-' },
  { 'if-none-match': '*', 'if-range': '"x"', range: 'bytes=-1' },
  { 'if-modified-since': 'yesterday' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'nextshift-session=%' },
  { cookie: 'nextshift-session=a; nextshift-session=b; ; =; __proto__=c' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'t'.repeat(5_000)}` },
  { authorization: 'Basic YTpi' },
  { host: 'evil.example' },
  { 'x-forwarded-for': "'; --", 'x-forwarded-host': 'evil.example', forwarded: 'for=_x' },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-language': '*'.repeat(4_000) },
  { te: 'trailers, deflate;q=0.5' },
  { 'stripe-signature': 't=1,v1=00' },
];
