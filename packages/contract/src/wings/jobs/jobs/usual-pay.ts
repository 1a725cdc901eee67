import * as z from 'zod';

/** From how many jobs on, and of how many companies, their pay is called usual. */
export const USUAL_PAY = { jobsMin: 20, companiesMin: 3, jobsMax: 1_000 } as const;

/** What jobs of the same role in the same city pay an hour, by what their employers state. */
export const usualPay = z.object({
  /** Whom, in the plural: baristas, research assistants. */
  who: z.string(),
  city: z.string(),
  /** How many jobs were compared, this one included; the newest `USUAL_PAY.jobsMax` at most. */
  jobs: z.number().int(),
  /** Half of them pay from `min` to `max` dollars an hour, a quarter less, a quarter more. */
  min: z.number(),
  max: z.number(),
  /** Where the middle of this job's pay lies. */
  compared: z.enum(['below', 'within', 'above']),
});
export type UsualPay = z.output<typeof usualPay>;
