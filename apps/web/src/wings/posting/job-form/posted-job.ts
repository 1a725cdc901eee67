import { entityId, type Job } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import * as z from 'zod';

/** What the page of a posted job shows; travels as navigation state (spec section 2.6). */
const postedJob = z.object({
  jobId: entityId.nullable(),
  title: z.string(),
  location: z.string(),
  type: z.string(),
  /** Why it is held for review; none if it is live. */
  heldFor: z.array(z.string()).default([]),
});

export type PostedJob = z.output<typeof postedJob>;

const UNKNOWN_JOB: PostedJob = {
  jobId: null,
  title: 'Software Engineer',
  location: 'Remote',
  type: 'Full-time',
  heldFor: [],
};

export function jobSuccessState({ id, title, location, type, moderationReasons }: Job): PostedJob {
  return { jobId: id, title, location, type, heldFor: moderationReasons };
}

/**
 * The job just posted: from the navigation, or by the id in the address. Null while loading.
 * @param find finds one of the employer's own jobs, held ones too
 */
export function usePostedJob(
  find: (jobId: string, signal: AbortSignal) => Promise<Job | null>,
): PostedJob | null {
  const location: { readonly state: unknown } = useLocation();
  const [search] = useSearchParams();
  const carried = postedJob.safeParse(location.state).data;
  const jobId = entityId.safeParse(search.get('job')).data;
  const { data, isPending } = useQuery({
    queryKey: ['posted-job', jobId],
    queryFn: async ({ signal }) => {
      if (jobId === undefined) return UNKNOWN_JOB;
      const job = await find(jobId, signal);
      return job ? jobSuccessState(job) : { ...UNKNOWN_JOB, jobId };
    },
    enabled: carried === undefined && jobId !== undefined,
  });
  if (carried) return carried;
  if (jobId === undefined) return UNKNOWN_JOB;
  return isPending ? null : (data ?? { ...UNKNOWN_JOB, jobId });
}
