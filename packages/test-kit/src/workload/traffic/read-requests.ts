import { randomUUID } from 'node:crypto';
import type { Random } from '../../numbers/random.ts';
import type { CheckedRequest } from '../../requests/steady-requests.ts';
import type { ServerClient } from '../../requests/server-client.ts';
import type { TrafficFixtures } from './traffic-fixtures.ts';

const WORDS = ['barista', 'night shift', 'kitchn', 'driver', 'nurse', 'paint', 'guitar', 'teacher'];
const CITIES = ['Raleigh', 'Durham', 'Cary', 'Chapel Hill', 'Apex', ''];
/** One in this many requests is for something that does not exist. */
const NOT_FOUND_EVERY = 8;

/** Public reads. Some URLs are requested only once, so that a cache that never evicts them would grow. */
export function publicReadRequests(
  { expectStatus }: Pick<ServerClient, 'expectStatus'>,
  { jobIds, companies }: Pick<TrafficFixtures, 'jobIds' | 'companies'>,
  random: Random,
) {
  return {
    search() {
      const query = new URLSearchParams({ searchLocation: random.pick(CITIES) });
      const word = random.whole(3) === 0 ? randomUUID() : random.pick(WORDS);
      if (random.whole(2) === 0) query.set('searchQuery', word);
      if (random.whole(3) === 0) query.set('minWage', String(random.whole(4_000) / 100));
      return expectStatus(200, 'GET', `/jobs/filteredJobs?${query.toString()}`);
    },
    page() {
      const headers = { accept: 'text/html' };
      if (random.whole(NOT_FOUND_EVERY) === 0)
        return expectStatus(404, 'GET', `/not/${randomUUID()}`, { headers });
      const path = random.pick([
        '/',
        '/terms',
        `/jobs?${new URLSearchParams({ searchLocation: random.pick(CITIES) }).toString()}`,
        `/jobs/${random.pick(jobIds)}`,
        `/company/${encodeURIComponent(random.pick(companies))}`,
      ]);
      return expectStatus(200, 'GET', path, { headers });
    },
    readJob() {
      if (random.whole(NOT_FOUND_EVERY) === 0)
        return expectStatus(404, 'GET', `/api/jobs/${randomUUID()}`);
      return expectStatus(200, 'GET', `/api/jobs/${random.pick(jobIds)}`);
    },
  } satisfies Record<string, CheckedRequest>;
}

/** Public reads and reads of one's own data. */
export function readRequests(client: ServerClient, fixtures: TrafficFixtures, random: Random) {
  const { expectStatus } = client;
  const { seekers, employer } = fixtures;
  return {
    ...publicReadRequests(client, fixtures, random),
    readProfile() {
      const { id, token } = random.pick(seekers);
      return expectStatus(200, 'GET', `/userprofile/${id}`, { token });
    },
    list() {
      const { id, token } = random.pick(seekers);
      const received = `/employerapplications/employerAppliedApplications/${employer.id}`;
      return random.pick([
        () => expectStatus(200, 'GET', `/applications/user/${id}`, { token }),
        () => expectStatus(200, 'GET', `/savedjobs/${id}`, { token }),
        () => expectStatus(200, 'GET', received, { token: employer.token }),
      ])();
    },
  } satisfies Record<string, CheckedRequest>;
}
