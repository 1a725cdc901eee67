import { entityId } from '@nextshift/contract';
import * as z from 'zod';

/** The task that reads a company's jobs again once it is verified: queued here, done by the moderation. */
export const heldJobsCheck = {
  name: 'held-jobs',
  payload: z.object({ employerId: entityId }),
};
