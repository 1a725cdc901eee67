import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { grantPlan } from '@nextshift/test-kit/people/people';
import type { Stage } from '@nextshift/test-kit/testbed/testbed';
import { mixTurns } from '@nextshift/test-kit/workload/traffic/request-mix';
import { openLine } from '@nextshift/test-kit/requests/server-client';
import { insertOthersJobs } from './insert-other-employers-jobs.ts';
import { gatherRegulars } from '@nextshift/test-kit/workload/traffic/traffic-fixtures';
import { sendSteadily, type SteadyRequests } from '@nextshift/test-kit/requests/steady-requests';

/** Requests a second: engines, instances and callers share one small machine. */
export const PER_SECOND = 6;

const REGULARS = 6;
const FAILURES_SHOWN = 5;

/**
 * A day on the board at a steady pace, over connections that are kept, until it is stopped.
 * @param connectionString of the database itself
 */
export async function beginDay(
  stage: Stage,
  address: string,
  connectionString: string,
): Promise<SteadyRequests> {
  await withDatabase(connectionString, insertOthersJobs);
  const regulars = await gatherRegulars(address, REGULARS, (employerId) =>
    withDatabase(connectionString, (database) => grantPlan(database, employerId)),
  );
  const line = openLine(address, 'keep-alive');
  return sendSteadily(PER_SECOND, mixTurns(line, regulars, stage.random));
}

/** What was wrong with a day: a few examples, and how much there was. */
export function failuresOf({ failures }: SteadyRequests): string[] {
  if (failures.length === 0) return [];
  return [...[...new Set(failures)].slice(0, FAILURES_SHOWN), `${failures.length} requests failed`];
}
