import { randomUUID } from 'node:crypto';
import type { Random } from '../../harness/random.ts';
import type { Turn } from '../steady-requests.ts';
import type { Line } from './open-line.ts';
import type { Regulars } from './regulars.ts';

const WORDS = ['barista', 'night shift', 'kitchn', 'driver', 'nurse', 'paint', 'guitar', 'teacher'];
const CITIES = ['Raleigh', 'Durham', 'Cary', 'Chapel Hill', 'Apex', ''];
/** Of so many readers one asks for what is not there. */
const LOST = 8;

/** What people look at. Some of it nobody ever asks for again, which must not be kept. */
export function readingTurns({ ask }: Line, regulars: Regulars, random: Random) {
  const { seekers, employer, jobIds, companies } = regulars;
  return {
    search() {
      const query = new URLSearchParams({ searchLocation: random.pick(CITIES) });
      const word = random.whole(3) === 0 ? randomUUID() : random.pick(WORDS);
      if (random.whole(2) === 0) query.set('searchQuery', word);
      if (random.whole(3) === 0) query.set('minWage', String(random.whole(4_000) / 100));
      return ask(200, 'GET', `/jobs/filteredJobs?${query.toString()}`);
    },
    page() {
      const headers = { accept: 'text/html' };
      if (random.whole(LOST) === 0) return ask(404, 'GET', `/not/${randomUUID()}`, { headers });
      const path = random.pick([
        '/',
        '/terms',
        `/jobs?${new URLSearchParams({ searchLocation: random.pick(CITIES) }).toString()}`,
        `/jobs/${random.pick(jobIds)}`,
        `/company/${encodeURIComponent(random.pick(companies))}`,
      ]);
      return ask(200, 'GET', path, { headers });
    },
    readJob() {
      if (random.whole(LOST) === 0) return ask(404, 'GET', `/api/jobs/${randomUUID()}`);
      return ask(200, 'GET', `/api/jobs/${random.pick(jobIds)}`);
    },
    readProfile() {
      const { id, token } = random.pick(seekers);
      return ask(200, 'GET', `/userprofile/${id}`, { token });
    },
    list() {
      const { id, token } = random.pick(seekers);
      const received = `/employerapplications/employerAppliedApplications/${employer.id}`;
      return random.pick([
        () => ask(200, 'GET', `/applications/user/${id}`, { token }),
        () => ask(200, 'GET', `/savedjobs/${id}`, { token }),
        () => ask(200, 'GET', received, { token: employer.token }),
      ])();
    },
  } satisfies Record<string, Turn>;
}
