import * as z from 'zod';

/** Weeks in the overview, with the present one. */
export const OVERVIEW_WEEKS = 26;

/** What happened in a week, from Monday to Sunday in New York. */
export const overviewWeek = z.object({
  /** Its Monday, as `2026-01-05`. */
  monday: z.iso.date(),
  /** New accounts. */
  seekers: z.number().int(),
  employers: z.number().int(),
  /** Jobs posted, and the share of them that is filled by now; null without jobs. */
  jobs: z.number().int(),
  filledShare: z.number().min(0).max(1).nullable(),
  /** Applications made, and the median of days to their first answer; null while there is none. */
  applications: z.number().int(),
  answerDays: z.number().min(0).nullable(),
  /** Cases opened, and cases upheld. */
  cases: z.number().int(),
  upheld: z.number().int(),
});

export type OverviewWeek = z.output<typeof overviewWeek>;
