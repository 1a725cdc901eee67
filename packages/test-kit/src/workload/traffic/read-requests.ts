import { randomUUID } from 'node:crypto';
import type { Random } from '../../numbers/random.ts';
import type { Turn } from '../../requests/steady-requests.ts';
import type { Line } from '../../requests/server-client.ts';
import type { Regulars } from './traffic-fixtures.ts';

const WORDS = ['barista', 'night shift', 'kitchn', 'driver', 'nurse', 'paint', 'guitar', 'teacher'];
const CITIES = ['Raleigh', 'Durham', 'Cary', 'Chapel Hill', 'Apex', ''];
/** Of so many readers one asks for what is not there. */
const LOST = 8;

/** What everyone may look at. Some of it nobody ever asks for again, which must not be kept. */
export function publicReadingTurns(
  { ask }: Pick<Line, 'ask'>,
  { jobIds, companies }: Pick<Regulars, 'jobIds' | 'companies'>,
  random: Random,
) {
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
  } satisfies Record<string, Turn>;
}

/** What people look at, their own among it. */
export function readingTurns(line: Line, regulars: Regulars, random: Random) {
  const { ask } = line;
  const { seekers, employer } = regulars;
  return {
    ...publicReadingTurns(line, regulars, random),
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
