import * as z from 'zod';

export const LIST_LIMIT_DEFAULT = 24;
export const LIST_LIMIT_MAX = 100;

/** The paging part of every list's query; the next page's address is in `Link: <...>; rel="next"`. */
export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIST_LIMIT_MAX).default(LIST_LIMIT_DEFAULT),
  cursor: z.string().max(400).optional(),
});

export type ListQuery = z.output<typeof listQuery>;
