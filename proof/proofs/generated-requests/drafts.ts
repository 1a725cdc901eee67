import fc from 'fast-check';
import { type Blueprint, toDraft, validCall, withField } from './blueprint.ts';
import { callers, type Draft } from './draft.ts';
import { oddBodies, oddHeaders, oddValues } from './odd-values.ts';
import { type Endpoint, endpoints, oddQueries, oddSegments, otherPaths } from './targets.ts';
import { fieldsOf } from './valid-values.ts';

type Part = 'params' | 'query' | 'body';

/** One field of one call. */
interface Place {
  readonly endpoint: Endpoint;
  readonly part: Part;
  readonly field: string;
}

const partNames = ['params', 'query', 'body'] as const satisfies readonly Part[];
const placesOf = (endpoint: Endpoint): Place[] =>
  partNames.flatMap((part) => fieldsOf(endpoint[part]).map((field) => ({ endpoint, part, field })));
const places = endpoints.flatMap(placesOf);

function replaceAt(call: Blueprint, { part, field }: Place, value: unknown): Blueprint {
  return { ...call, [part]: withField(call[part], field, value) };
}

/**
 * Each field of each call once with each odd value, everything else valid; then each call with
 * each odd body. The first odd value visits all fields before the second.
 */
export const systematicDrafts: readonly fc.Arbitrary<Draft>[] = [
  ...oddValues.flatMap((value) =>
    places.map((place) =>
      validCall(place.endpoint).map((call) => toDraft(replaceAt(call, place, value))),
    ),
  ),
  ...endpoints
    .filter(({ body }) => body !== undefined)
    .flatMap((endpoint) =>
      oddBodies.map((text) => validCall(endpoint).map((call) => withBody(call, text))),
    ),
];

function withBody(call: Blueprint, text: string): Draft {
  const draft = toDraft({ ...call, asForm: false });
  return { ...draft, body: { kind: 'text', text } };
}

const validDraft = fc
  .constantFrom(...endpoints)
  .chain((endpoint) => validCall(endpoint).map(toDraft));

/** One to three fields are odd or arbitrary. */
const nearlyValidDraft = fc.constantFrom(...endpoints).chain((endpoint) => {
  const own = placesOf(endpoint);
  if (own.length === 0) return validCall(endpoint).map(toDraft);
  const change = fc.tuple(
    fc.constantFrom(...own),
    fc.oneof(
      fc.constantFrom(...oddValues),
      fc.anything({ withNullPrototype: false, maxDepth: 3 }).map(toJsonValue),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({
        unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
        maxLength: 20,
      }),
    ),
  );
  return fc
    .tuple(validCall(endpoint), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([call, changes]) =>
      toDraft(changes.reduce((changed, [place, value]) => replaceAt(changed, place, value), call)),
    );
});

function toJsonValue(value: unknown): unknown {
  try {
    return (JSON.parse(JSON.stringify([value])) as unknown[])[0];
  } catch {
    // Circular, or a bigint.
    return String(value);
  }
}

const otherDraft: fc.Arbitrary<Draft> = fc.record({
  caller: fc.constantFrom(...callers),
  by: fc.constantFrom('bearer', 'cookie'),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'),
  path: fc.constantFrom(...otherPaths),
  headers: fc.constantFrom({}, { accept: 'text/html' }),
  body: fc.constantFrom<Draft['body']>({ kind: 'none' }),
});

/** A draft with a changed path, query, headers, form or sender. */
const twist = fc.oneof(
  fc.record({ headers: fc.constantFrom(...oddHeaders) }),
  fc.record({ query: fc.constantFrom(...oddQueries) }),
  fc.record({ segment: fc.constantFrom(...oddSegments), at: fc.nat(5) }),
  fc.record({ caller: fc.constantFrom(...callers) }),
  fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
  }),
  fc.record({
    filename: fc.constantFrom(
      '',
      'a\0.png',
      '../../../a.png',
      'x'.repeat(1_000),
      'a"; b="c',
      '\u202egnp.exe',
    ),
    name: fc.option(fc.constantFrom('file', '__proto__', 'constructor', '', 'k'.repeat(500)), {
      nil: undefined,
    }),
    content: fc.option(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      { nil: undefined },
    ),
    times: fc.constantFrom(1, 1, 2, 70),
  }),
);

interface Twist {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly segment?: string;
  readonly at?: number;
  readonly caller?: Draft['caller'];
  readonly method?: string;
  readonly filename?: string;
  readonly name?: string | undefined;
  readonly content?: Buffer | undefined;
  readonly times?: number;
}

/** Any request that a client might send. */
export const anyDraft: fc.Arbitrary<Draft> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: validDraft },
      { weight: 6, arbitrary: nearlyValidDraft },
      { weight: 2, arbitrary: otherDraft },
    ),
    fc.option(twist, { nil: {}, freq: 2 }),
  )
  .map(([draft, change]) => applyTwist(draft, change));

/** An address of this length always fits into a request's head. */
const HEAD_MAX = 4_000;

function applyTwist(draft: Draft, change: Twist): Draft {
  const { headers, query, segment, at = 0, caller = draft.caller, method = draft.method } = change;
  const [before = '', search = ''] = draft.path.split('?');
  // An oversized head is refused before its method is known: with a body, which clients of
  // HEAD do not expect.
  const isTooLong = method === 'HEAD' && draft.path.length > HEAD_MAX;
  const path = segment === undefined ? before : withSegment(before, segment, at);
  const asked = query ?? search;
  return {
    ...draft,
    caller,
    method: isTooLong ? 'GET' : method,
    path: asked === '' ? path : `${path}?${asked}`,
    headers: { ...draft.headers, ...headers },
    body:
      draft.body.kind === 'form'
        ? { ...draft.body, parts: twistParts(draft.body.parts, change) }
        : draft.body,
  };
}

function withSegment(path: string, segment: string, at: number): string {
  const segments = path.split('/').slice(1);
  return `/${segments.map((own, index) => (index === at % segments.length ? segment : own)).join('/')}`;
}

function twistParts(
  parts: Extract<Draft['body'], { kind: 'form' }>['parts'],
  { filename, name, content, times = 1 }: Twist,
) {
  if (filename === undefined) return parts;
  return parts.flatMap((part) =>
    part.filename === undefined
      ? [part]
      : Array.from({ length: times }, () => ({
          ...part,
          filename,
          name: name ?? part.name,
          content: content ?? part.content,
        })),
  );
}
