import fc from 'fast-check';

/** Malformed request bytes, and the allowed outcome. */
export interface RawRequest {
  /** What is wrong with it. */
  readonly kind: string;
  /** Latin-1; each is written separately. */
  readonly writes: readonly string[];
  /** Maximum number of responses: more means that part of one request was parsed as another. */
  readonly answersMax: number;
  /** The rest never arrives: the connection stays open briefly and is then dropped. */
  readonly staysOpen?: true;
}

const HOST = 'Host: board.example\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

/** The address that a smuggled request signs up if it is executed. */
export const SMUGGLED_EMAIL = 'smuggled';

/** A complete request that must never be executed when hidden in another one. */
function hidden(id: number): string {
  const body = JSON.stringify({
    firstName: 'Sly',
    lastName: 'Boots',
    email: `${SMUGGLED_EMAIL}-${id}-{{fresh}}@mail.example`,
    password: 'Sunflower-7',
  });
  const length = Buffer.byteLength(body) - '{{fresh}}'.length + 8;
  return `POST /user/signup HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: ${length}\r\n\r\n${body}`;
}

const hiddenRequest = fc.nat(9_999).map(hidden);
const path = fc.constantFrom(
  '/',
  '/user/login',
  '/jobs/searchjobs',
  '/api/jobs',
  '/healthz',
  '/none',
);
const bytes = (maxLength: number) =>
  fc.uint8Array({ minLength: 1, maxLength }).map((array) => Buffer.from(array).toString('latin1'));

function post(target: string, headers: string, body: string): string {
  return `POST ${target} HTTP/1.1\r\n${HOST}${JSON_TYPE}${headers}\r\n${body}`;
}

const length = (text: string) => text.length.toString(16);

/** Conflicting or ambiguous framing, followed by the hidden request. */
const smuggling = smugglingHeaders().map((headers) =>
  fc.tuple(path, hiddenRequest).map(([target, inner]): RawRequest => ({
    kind: 'two framings',
    writes: [post(target, headers(inner), `0\r\n\r\n${inner}`)],
    answersMax: 1,
  })),
);

function smugglingHeaders(): ((inner: string) => string)[] {
  const whole = (inner: string) => inner.length + 5;
  return [
    (inner) => `Content-Length: ${whole(inner)}\r\nTransfer-Encoding: chunked\r\n`,
    () => 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n',
    (inner) => `Content-Length: 5\r\nContent-Length: ${whole(inner)}\r\n`,
    (inner) => `Content-Length: 5, ${whole(inner)}\r\n`,
    () => 'Content-Length: +5\r\n',
    () => 'Content-Length: 0x5\r\n',
    () => 'Content-Length: 5 5\r\n',
    () => 'Content-Length: -5\r\n',
    () => 'Content-Length: 99999999999999999999999\r\n',
    () => 'Content-Length:\r\n',
    () => 'Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n',
    () => 'Transfer-Encoding : chunked\r\n',
    () => 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n',
    () => 'Transfer-Encoding: chunked, identity\r\n',
    () => 'Transfer-Encoding:\u000bchunked\r\nContent-Length: 5\r\n',
    () => 'X: y\rTransfer-Encoding: chunked\r\nContent-Length: 5\r\n',
    () => 'X: y\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n',
    () => 'Transfer-Encoding\0: chunked\r\nContent-Length: 5\r\n',
    () => 'X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: 5\r\n',
    () => ' Content-Length: 5\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n',
  ];
}

/** Chunks with wrong sizes or invalid endings. */
const chunking = fc
  .tuple(path, hiddenRequest, fc.nat(11))
  .map(([target, inner, which]): RawRequest => {
    const chunks = [
      `-1\r\n\r\n0\r\n\r\n${inner}`,
      `0x2\r\n{}\r\n0\r\n\r\n${inner}`,
      `+2\r\n{}\r\n0\r\n\r\n${inner}`,
      `2 \r\n{}\r\n0 \r\n\r\n${inner}`,
      `ffffffffffffffffff\r\n{}\r\n0\r\n\r\n${inner}`,
      `10000000000000002\r\n{}\r\n0\r\n\r\n${inner}`,
      `2;a="\n"\r\n{}\r\n0\r\n\r\n${inner}`,
      `2\n{}\n0\n\n${inner}`,
      `1\r\n{}\r\n0\r\n\r\n${inner}`,
      `2\r\n{}xx0\r\n\r\n${inner}`,
      `zz\r\n{}\r\n0\r\n\r\n${inner}`,
      // The hidden request is the data of a chunk: a body, and nothing else.
      `${length(inner)}\r\n${inner}\r\n0\r\n\r\n`,
    ];
    const body = chunks[which] ?? '';
    return {
      kind: 'broken chunks',
      writes: [post(target, 'Transfer-Encoding: chunked\r\n', body)],
      answersMax: 1,
    };
  });

/** A request within the body of another, even of one that ignores its body. */
const embedded = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'),
    path,
    hiddenRequest,
    fc.constantFrom(
      '',
      'Upgrade: h2c\r\nConnection: Upgrade\r\n',
      'Expect: 100-continue\r\n',
      'Connection: content-length\r\n',
      'X-HTTP-Method-Override: POST\r\n',
    ),
  )
  .map(([method, target, inner, extra]): RawRequest => ({
    kind: 'a request as a body',
    writes: [
      `${method} ${target} HTTP/1.1\r\n${HOST}${extra}Content-Length: ${inner.replace('{{fresh}}', '12345678').length}\r\n\r\n${inner}`,
    ],
    answersMax: extra.startsWith('Expect') ? 2 : 1,
  }));

/** Invalid request lines. */
const requestLine = fc
  .oneof(
    fc.constantFrom(
      'GET',
      'GET /',
      'GET  / HTTP/1.1',
      'GET / HTTP/1.1 x',
      'GET / HTTP/9.9',
      'GET / HTTP/2.0',
      'PRI * HTTP/2.0',
      'get / HTTP/1.1',
      'G\0T / HTTP/1.1',
      'GET /\0 HTTP/1.1',
      'GET\t/\tHTTP/1.1',
      '/ HTTP/1.1',
      ' GET / HTTP/1.1',
      'GET http://evil.example/ HTTP/1.1',
      'GET //evil.example/%2e%2e HTTP/1.1',
      'CONNECT evil.example:80 HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'GET * HTTP/1.1',
      'GET ? HTTP/1.1',
      'GET # HTTP/1.1',
      'BREW /pot HTTP/1.1',
      'GET /%ff%fe HTTP/1.1',
      'GET /%zz HTTP/1.1',
      'GET /% HTTP/1.1',
      'GET /\xff\xfe HTTP/1.1',
      'GET /a b HTTP/1.1',
      'GET /../../etc/passwd HTTP/1.1',
      'GET /files/../../postgres/password HTTP/1.1',
      'GET / HTTP/1.0',
      'GET / HTTP/0.9',
      'GET /\\..\\.. HTTP/1.1',
      'GET /?%00=%ff&a[=1 HTTP/1.1',
    ),
    bytes(80).map((garbage) => garbage.replaceAll(/[\r\n]/g, '?')),
  )
  .map((line): RawRequest => ({
    kind: 'a broken first line',
    writes: [`${line}\r\n${HOST}\r\n`],
    answersMax: 1,
  }));

/** Thousands of headers, huge ones, or ones with invalid characters. */
const headerFlood = fc
  .tuple(
    path,
    fc.constantFrom(1, 100, 1_500, 30_000),
    fc.constantFrom('a', '\xff', '\0', ' ', ':', '\u007f'),
  )
  .map(([target, count, letter]): RawRequest => ({
    kind: 'a flood of headers',
    writes: [
      `GET ${target} HTTP/1.1\r\n${HOST}${`X-${letter}: ${letter.repeat(8)}\r\n`.repeat(count)}\r\n`,
    ],
    answersMax: 1,
  }));

const hugeUrl = fc
  .tuple(
    fc.constantFrom('GET', 'POST'),
    fc.integer({ min: 1_000, max: 200_000 }),
    fc.constantFrom('a', '/', '%61', '?', '%00', '../'),
  )
  .map(([method, size, piece]): RawRequest => ({
    kind: 'a huge address',
    writes: [`${method} /${piece.repeat(Math.ceil(size / piece.length))} HTTP/1.1\r\n${HOST}\r\n`],
    answersMax: 1,
  }));

/** Lines that end in LF or CR alone; CR is no end, so that what follows is one line with it. */
const lineEnds = fc
  .tuple(path, fc.constantFrom('\n', '\r', '\n\r', '\r\r\n'), hiddenRequest)
  .map(([target, end, inner]): RawRequest => ({
    kind: 'other ends of lines',
    writes: [
      `POST ${target} HTTP/1.1${end}Host: a${end}Content-Length: 0${end}${end}${inner.replaceAll('\r\n', end)}`,
    ],
    answersMax: 1,
  }));

/** Upgrades to unsupported protocols. */
const upgrade = fc
  .tuple(path, fc.constantFrom('websocket', 'h2c', 'TLS/1.0', '\xff', 'websocket, h2c'))
  .map(([target, protocol]): RawRequest => ({
    kind: 'an upgrade',
    writes: [
      `GET ${target} HTTP/1.1\r\n${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    ],
    answersMax: 1,
  }));

/** Pipelined valid requests: each gets a response, in order. */
const pipelined = fc.integer({ min: 2, max: 30 }).map((count): RawRequest => ({
  kind: 'a pipeline',
  writes: [`GET /healthz HTTP/1.1\r\n${HOST}\r\n`.repeat(count)],
  answersMax: count,
}));

/** Bodies that are shorter than they claim, heads without an end. */
const halves = fc
  .tuple(
    path,
    fc.constantFrom(
      (target: string) => post(target, 'Content-Length: 5000\r\n', '{"email":'),
      (target: string) => post(target, 'Transfer-Encoding: chunked\r\n', 'ff\r\n{'),
      (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\nX-Slow`,
      (target: string) => `GET ${target} HT`,
      () => '\r\n\r\n\r\n',
      () => '',
      () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    ),
  )
  .map(([target, text]): RawRequest => ({
    kind: 'half a request',
    writes: [text(target)],
    answersMax: 1,
    staysOpen: true,
  }));

/** Truncated and corrupted form bodies. */
const spoiledForm = fc
  .tuple(fc.constantFrom('/employer/signup', '/api/employer/signup'), bytes(300), fc.nat(6))
  .map(([target, garbage, which]): RawRequest => {
    const bodies = [
      garbage,
      `--b\r\n${garbage}`,
      `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${garbage}`,
      `--b\r\nContent-Disposition: form-data; name="logo"; filename="a"\r\n\r\n${garbage}\r\n--b`,
      '--b--',
      `--b\r\nContent-Disposition: form-data; name=${'a'.repeat(5_000)}\r\n\r\nx\r\n--b--\r\n`,
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n'.repeat(3),
    ];
    const body = bodies[which] ?? '';
    return {
      kind: 'a spoiled form',
      writes: [
        `POST ${target} HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ],
      answersMax: 1,
    };
  });

const garbage = fc.array(bytes(400), { minLength: 1, maxLength: 4 }).map((writes): RawRequest => ({
  kind: 'garbage',
  writes,
  answersMax: 1,
}));

/** By kind, in the order of rotation. */
export const rawRequests: readonly fc.Arbitrary<RawRequest>[] = [
  ...smuggling,
  chunking,
  embedded,
  requestLine,
  headerFlood,
  hugeUrl,
  lineEnds,
  upgrade,
  pipelined,
  halves,
  spoiledForm,
  garbage,
];
