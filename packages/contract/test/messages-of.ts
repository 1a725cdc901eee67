import type * as z from 'zod';

/** What a person would read about a value, in order; empty for a valid one. */
export function messagesOf(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

/** What a person reads first. */
export function firstMessageOf(schema: z.ZodType, value: unknown): string | undefined {
  return messagesOf(schema, value)[0];
}
