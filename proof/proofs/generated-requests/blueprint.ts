import fc from 'fast-check';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { pngPicture } from '@nextshift/test-kit/files/png-picture';
import type { Caller, Draft, FormPart } from './draft.ts';
import { ownKey, toOddJson } from './odd-values.ts';
import type { Endpoint } from './targets.ts';
import { validValue } from './valid-values.ts';

/** A call of the contract before serialization: values by field. */
export interface Blueprint {
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  readonly by: Draft['by'];
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly asForm: boolean;
  readonly underApi: boolean;
}

const callerOf = {
  public: 'visitor',
  seeker: 'seeker',
  employer: 'employer',
  'signed-in': 'seeker',
  operator: 'operator',
} as const satisfies Record<Endpoint['access'], Caller>;

/** A valid call by an authorized sender. */
export function validCall(endpoint: Endpoint): fc.Arbitrary<Blueprint> {
  const { params, query, body, files, access, path } = endpoint;
  const valueOf = (schema: typeof body) => (schema ? validValue(schema) : fc.constant(undefined));
  return fc
    .record({
      params: valueOf(params),
      query: valueOf(query),
      body: valueOf(body),
      by: fc.constantFrom('bearer', 'bearer', 'cookie'),
      asForm: files ? fc.constantFrom(true, true, false) : fc.constant(false),
      underApi: path.startsWith('/api') ? fc.constant(false) : fc.boolean(),
    })
    .map((parts) => ({
      ...parts,
      endpoint,
      caller: callerOf[access],
      params: toRecord(parts.params),
      query: toRecord(parts.query),
    }));
}

const sampleFiles: Readonly<Record<string, { bytes: Buffer; filename: string; type: string }>> = {
  image: { bytes: pngPicture().buffer, filename: 'picture.png', type: 'image/png' },
  video: { bytes: createMp4(2_000), filename: 'reel.mp4', type: 'video/mp4' },
  document: { bytes: PDF_FILE, filename: 'resume.pdf', type: 'application/pdf' },
};

/** Serializes a call. */
export function toDraft(blueprint: Blueprint): Draft {
  const { endpoint, caller, by, params, query, body, asForm, underApi } = blueprint;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(textOf(params[name])));
  const search = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(textOf(one))}`),
  );
  const head = { caller, by, method: endpoint.method, headers: {} };
  const address = `${underApi ? '/api' : ''}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
  if (endpoint.body === undefined) return { ...head, path: address, body: { kind: 'none' } };
  if (asForm)
    return { ...head, path: address, body: { kind: 'form', parts: partsOf(endpoint, body) } };
  return {
    ...head,
    path: address,
    headers: { 'content-type': 'application/json' },
    body: { kind: 'text', text: toOddJson(body) },
  };
}

function partsOf({ files = {} }: Endpoint, body: unknown): FormPart[] {
  const texts = Object.entries(toRecord(body))
    .filter(([name]) => !Object.hasOwn(files, name))
    .flatMap(([name, value]) =>
      [value]
        .flat()
        .slice(0, 100)
        .map((one) => ({ name, content: textOf(one) })),
    );
  const uploads = Object.entries(files).flatMap(([name, { kind }]): FormPart[] => {
    const sample = sampleFiles[kind];
    return sample
      ? [{ name, content: sample.bytes, filename: sample.filename, type: sample.type }]
      : [];
  });
  return [...texts, ...uploads];
}

/** The same values with one of them replaced. */
export function withField(values: unknown, name: string, value: unknown): object {
  return ownKey(name, value, toRecord(values));
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}

/** Percent-encoded; lone surrogates as WTF-8, which is invalid UTF-8. */
function encode(text: string): string {
  return Array.from(text, (character) =>
    /[\uD800-\uDFFF]/u.test(character) ? '%ED%A0%BD' : encodeURIComponent(character),
  ).join('');
}
