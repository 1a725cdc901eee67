import { defineTask } from '../../../platform/queue/define-task.ts';
import { heldJobsCheck } from '../verification/index.ts';
import { checkJobsOf } from './check-job.ts';
import { withTextsRead } from './text-reader.ts';

/** The task that reads a company's jobs again once it is verified, for which some wait. */
export const checkHeldJobs = defineTask({
  ...heldJobsCheck,
  async run(platform, { employerId }) {
    await withTextsRead(platform, (settings) =>
      platform.database
        .transaction()
        .execute((transaction) => checkJobsOf(transaction, settings, employerId)),
    );
  },
});
