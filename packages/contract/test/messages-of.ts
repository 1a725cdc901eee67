import type * as z from 'zod';

/** A value's error messages, in order; empty if it is valid. */
export function messagesOf(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

/** The first error message. */
export function firstMessageOf(schema: z.ZodType, value: unknown): string | undefined {
  return messagesOf(schema, value)[0];
}
