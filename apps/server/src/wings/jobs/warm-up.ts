import { filterJobs, listJobCities } from '@nextshift/contract';
import type { FastifyInstance } from 'fastify';
import { INTERNAL_REQUEST } from '../../platform/responses/declared-dependencies.ts';

/** Those with most jobs; searched at once, each on a connection of its own. */
const CITIES = 10;
const WORDS_OF_A_CITY = 9;

/**
 * Opens pages and searches as the first visitors will, who then find code compiled, statements planned and connections
 * open. Ends after what is on its way once `signal` is aborted; what fails is left to the visitors.
 */
export async function warmUp(
  app: Pick<FastifyInstance, 'inject' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const get = async (path: string, query = {}) => {
    signal.throwIfAborted();
    return app.inject({ path, query, headers: INTERNAL_REQUEST });
  };
  const searchIn = async ({ city, state }: { city: string; state: string }) => {
    const searchLocation = `${city}, ${state}`;
    const found = await get(filterJobs.path, { searchLocation });
    const { rows } = found.json<{ rows: { title: string }[] }>();
    const words = new Set(rows.flatMap(({ title }) => title.toLowerCase().split(' ')));
    for (const searchQuery of [...words].slice(0, WORDS_OF_A_CITY)) {
      await get(filterJobs.path, { searchLocation, searchQuery });
    }
  };
  try {
    await get('/');
    await get('/jobs');
    const cities = (await get(listJobCities.path)).json<{ city: string; state: string }[]>();
    await Promise.all(cities.slice(0, CITIES).map(searchIn));
  } catch (err) {
    if (!signal.aborted) app.log.warn({ err }, 'the warm-up failed');
  }
}
