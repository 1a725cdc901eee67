import fc from 'fast-check';
import type * as z from 'zod';
import { knownValues } from './known-values.ts';

type Schema = z.core.$ZodType;

/** Maximum length of a generated list. */
const ITEMS_MAX = 3;

const anyText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  fc.constantFrom('You cut, fold and glue.', 'Café « Zoë »', '日本語のテキスト', '🙂🙃'),
);
/** Input of a preprocessing step: the rules follow it. */
const anyPlain = fc.oneof(
  anyText,
  fc.constantFrom(null, '', '18.5', 12),
  fc.array(anyText, { maxLength: 3 }),
);

/** Values that a schema mostly accepts; constraints it does not express are known by field. */
export function validValue(schema: Schema, field = ''): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return validValue(def.innerType, field);
    case 'pipe':
      return validValue(isTransform(def.in) ? def.out : def.in, field);
    case 'object':
      return validObject(def.shape);
    case 'array':
      return knownValues[field] ?? fc.array(validValue(def.element), { maxLength: ITEMS_MAX });
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z0-9]{1,8}$/), validValue(def.valueType), {
        maxKeys: 3,
      });
    case 'union':
      return (
        knownValues[field] ?? fc.oneof(...def.options.map((option) => validValue(option, field)))
      );
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    default:
      return knownValues[field] ?? validScalar(schema, def.type);
  }
}

function validScalar({ _zod: { bag } }: Schema, type: string): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'number' || type === 'int') {
    const { minimum, maximum } = bag as { minimum?: number; maximum?: number };
    return fc.integer({ min: Math.ceil(minimum ?? 0), max: Math.floor(maximum ?? 1_000) });
  }
  if (type === 'string') {
    const { maximum = 200 } = bag as { maximum?: number };
    return anyText.map((text) =>
      text.slice(0, Math.max(1, maximum)).replaceAll(/[\uD800-\uDFFF]/gu, ''),
    );
  }
  return anyPlain;
}

/** Optional fields are left out one time in three. */
function validObject(
  shape: Readonly<Record<string, Schema>>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const value = validValue(schema, name);
    const isOptional = schema._zod.optin === 'optional';
    return (isOptional ? fc.option(value, { nil: undefined, freq: 2 }) : value).map(
      (chosen) => [name, chosen] as const,
    );
  });
  return fc
    .tuple(...fields)
    .map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}

/** The fields that a body's schema names, however it is wrapped. */
export function fieldsOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type === 'pipe') return fieldsOf(isTransform(def.in) ? def.out : def.in);
  if ('innerType' in def) return fieldsOf(def.innerType);
  return [];
}

function isTransform(schema: Schema): boolean {
  return (schema as z.core.$ZodTypes)._zod.def.type === 'transform';
}
