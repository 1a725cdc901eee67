import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { checkJobsOf } from './check-job.ts';
import { withTextsRead } from './text-reader.ts';

const payloadSchema = z.object({ employerId: entityId });

/** The task that reads a company's jobs again once it is verified, for which some wait. */
export async function checkHeldJobs(platform: Platform, payload: unknown): Promise<void> {
  const { employerId } = payloadSchema.parse(payload);
  await withTextsRead(platform, (settings) =>
    platform.database
      .transaction()
      .execute((transaction) => checkJobsOf(transaction, settings, employerId)),
  );
}
