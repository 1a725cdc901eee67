import { filterJobs, listJobCities } from '@nextshift/contract';
import { INTERNAL_REQUEST } from '../../platform/responses/declared-dependencies.ts';

/** Those with most jobs; searched at once, each on a connection of its own. */
const CITIES = 10;
const WORDS_OF_A_CITY = 9;

interface Visit {
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
}

interface Server {
  inject(visit: Visit): Promise<{ json(): unknown }>;
  readonly log: { warn(parts: { err: unknown }, message: string): void };
}

/**
 * Opens pages and searches as the first visitors will, who then find code compiled, statements planned and connections
 * open. Ends after what is on its way once `signal` is aborted; what fails is left to the visitors.
 */
export async function warmUp(server: Server, signal: AbortSignal): Promise<void> {
  const get = async (path: string, query: Record<string, string> = {}) => {
    signal.throwIfAborted();
    return server.inject({ path, query, headers: INTERNAL_REQUEST });
  };
  const searchIn = async ({ city, state }: { city: string; state: string }) => {
    const searchLocation = `${city}, ${state}`;
    const found = await get(filterJobs.path, { searchLocation });
    const { rows } = found.json() as { rows: { title: string }[] };
    const words = new Set(rows.flatMap(({ title }) => title.toLowerCase().split(' ')));
    for (const searchQuery of [...words].slice(0, WORDS_OF_A_CITY)) {
      await get(filterJobs.path, { searchLocation, searchQuery });
    }
  };
  try {
    await get('/');
    await get('/jobs');
    const cities = (await get(listJobCities.path)).json() as { city: string; state: string }[];
    // One that fails does not leave the others behind.
    const ends = await Promise.allSettled(cities.slice(0, CITIES).map(searchIn));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (err) {
    if (!signal.aborted) server.log.warn({ err }, 'the warm-up failed');
  }
}
