import * as z from 'zod';

export const errorIssue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

/** The body of every response of 400 and above. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(errorIssue).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});

export type ErrorIssue = z.output<typeof errorIssue>;
export type ErrorBody = z.output<typeof errorBody>;
