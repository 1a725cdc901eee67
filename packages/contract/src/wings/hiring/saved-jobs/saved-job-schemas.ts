import * as z from 'zod';
import { entityId, isoTime } from '../../../field-rules.ts';
import { jobSummary } from '../../jobs/jobs/job-schemas.ts';

export const savedJob = z.object({
  id: entityId,
  jobId: entityId,
  userId: entityId,
  createdAt: isoTime,
  job: jobSummary,
});

export type SavedJob = z.output<typeof savedJob>;
