import fc from 'fast-check';
import { toDraft, validCall, withField } from '../generated-requests/blueprint.ts';
import { type Endpoint, endpoints } from '../generated-requests/targets.ts';
import { fieldsOf } from '../generated-requests/valid-values.ts';
import type { Attack, AttackGroup } from './attack.ts';
import { grow, type HostileText, hostileTexts, nameOf } from './hostile-texts.ts';

/** Bytes that fit into the address and into the body of a request. */
const ADDRESS_BYTES = 3_700;
const BODY_BYTES = 400_000;

type Part = 'params' | 'query' | 'body';
const parts = ['params', 'query', 'body'] as const satisfies readonly Part[];

/** Creates a field's value of about that many characters. */
interface HostileValue {
  readonly name: string;
  readonly value: (length: number) => unknown;
  /** Bytes on the wire per character. */
  readonly weight: (part: Part) => number;
}

/** Each field of each call of the contract with each hostile text, everything else valid. */
export function fieldAttacks(seed: number): AttackGroup[] {
  return endpoints.map((endpoint, index) => ({
    attacks: parts.flatMap((part) =>
      fieldsOf(endpoint[part]).flatMap((field) =>
        [...hostileTexts.map(toHostileText), ...hostileLists].map((hostile) =>
          toAttack(endpoint, { part, field }, hostile, seed + index),
        ),
      ),
    ),
  }));
}

function toAttack(
  endpoint: Endpoint,
  { part, field }: { readonly part: Part; readonly field: string },
  { name, value, weight }: HostileValue,
  seed: number,
): Attack {
  const bytes = part === 'body' ? BODY_BYTES : ADDRESS_BYTES;
  return {
    name: `${endpoint.method} ${endpoint.path}, ${field} = ${name}`,
    longest: Math.floor(bytes / weight(part)),
    draft(length) {
      const [call] = fc.sample(validCall(endpoint), { seed, numRuns: 1 });
      if (!call) throw new Error('There is no valid call.');
      return toDraft({ ...call, [part]: withField(call[part], field, value(length)) });
    },
  };
}

function toHostileText(text: HostileText): HostileValue {
  const encoded = {
    json: JSON.stringify(text.piece).length - 2,
    uri: encodeURIComponent(text.piece),
  };
  const bytes = Buffer.byteLength(text.piece);
  return {
    name: nameOf(text),
    value: (length) => grow(text, length),
    weight: (part) =>
      (part === 'body' ? Math.max(bytes, encoded.json) : encoded.uri.length) / text.piece.length,
  };
}

/** Many distinct texts, and many names. */
const hostileLists: readonly HostileValue[] = [
  { name: 'many texts', value: (length) => manyTexts(length), weight: () => 4 },
  {
    name: 'one text many times',
    value: (length) => manyTexts(length).map(() => 'a'),
    weight: () => 4,
  },
  {
    name: 'many names',
    value: (length) => Object.fromEntries(manyTexts(length).map((name) => [name, name])),
    weight: () => 4,
  },
];

function manyTexts(length: number): string[] {
  return Array.from({ length: Math.max(1, Math.floor(length / 5)) }, (_, index) => `t${index}`);
}
