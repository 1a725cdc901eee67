import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { confirmAddresses } from '@nextshift/test-kit/people/confirm-addresses';
import { grantPlan } from '@nextshift/test-kit/people/people';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { mixRequests } from '@nextshift/test-kit/workload/traffic/request-mix';
import { createServerClient } from '@nextshift/test-kit/requests/server-client';
import { insertOtherEmployersJobs } from './insert-other-employers-jobs.ts';
import { createTrafficFixtures } from '@nextshift/test-kit/workload/traffic/traffic-fixtures';
import { sendSteadily, type SteadyRequests } from '@nextshift/test-kit/requests/steady-requests';

/** Requests a second: engines, instances and clients share one small machine. */
export const PER_SECOND = 6;

const SEEKERS = 6;
const FAILURES_SHOWN = 5;

/**
 * Sends typical traffic at a constant rate, over kept-alive connections, until it is stopped.
 * @param connectionString of the database itself, not of a pooler
 */
export async function startTraffic(
  testbed: Testbed,
  address: string,
  connectionString: string,
): Promise<SteadyRequests> {
  await withDatabase(connectionString, insertOtherEmployersJobs);
  const fixtures = await createTrafficFixtures(address, SEEKERS, (employerId) =>
    withDatabase(connectionString, (database) => grantPlan(database, employerId)),
  );
  await withDatabase(connectionString, confirmAddresses);
  const client = createServerClient(address, 'keep-alive');
  return sendSteadily(PER_SECOND, mixRequests(client, fixtures, testbed.random));
}

/** A few of the failures, and their number. */
export function failuresOf({ failures }: SteadyRequests): string[] {
  if (failures.length === 0) return [];
  return [...[...new Set(failures)].slice(0, FAILURES_SHOWN), `${failures.length} requests failed`];
}
