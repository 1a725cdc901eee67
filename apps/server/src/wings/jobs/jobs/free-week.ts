import { JOBS_TIME_ZONE, offsetAt, statesByTimeZone, type When } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { multirangeOf } from '../../../platform/database/week-multirange.ts';
import { freeTimeOf } from '../availability/index.ts';
import type { FreeWeek } from './job-criteria.queries.ts';

/** The zones of the United States, in which all jobs are. */
const TIME_ZONES = [
  ...['New_York', 'Detroit', 'Kentucky/Louisville', 'Kentucky/Monticello'],
  ...[
    'Indianapolis',
    'Vincennes',
    'Winamac',
    'Marengo',
    'Petersburg',
    'Vevay',
    'Tell_City',
    'Knox',
  ].map((place) => `Indiana/${place}`),
  ...['Chicago', 'Menominee'],
  ...['Center', 'New_Salem', 'Beulah'].map((place) => `North_Dakota/${place}`),
  ...['Denver', 'Boise', 'Phoenix', 'Los_Angeles', 'Anchorage', 'Juneau', 'Sitka', 'Metlakatla'],
  ...['Yakutat', 'Nome', 'Adak', 'Puerto_Rico', 'St_Thomas'],
]
  .map((place) => `America/${place}`)
  .concat(['Honolulu', 'Guam', 'Saipan', 'Pago_Pago'].map((place) => `Pacific/${place}`));

/** Whether a search asks for the jobs that fit the week of who asks, by its query as it came. */
export function asksForOwnWeek(query: unknown): boolean {
  const when = typeof query === 'object' && query !== null && 'when' in query ? query.when : '';
  return [when].flat().some((value) => String(value).split(',').includes('mine'));
}

interface Asking {
  /** Null for nobody in particular. */
  readonly seekerId: string | null;
  readonly when: readonly When[];
  readonly now: Date;
}

/** The free time of a seeker on the clocks of all jobs; undefined if the search asks for no week. */
export async function freeWeekOf(
  database: Queryable,
  { seekerId, when, now }: Asking,
): Promise<FreeWeek[] | undefined> {
  if (seekerId === null || !when.includes('mine')) return undefined;
  const zones = zonesOfOffset(now);
  const free = await freeTimeOf(database, seekerId, {
    timeZones: zones.map(([zone = JOBS_TIME_ZONE]) => zone),
    now,
  });
  return zones.map((timeZones, index) => {
    const {
      free: minutes,
      terms,
      takenSoon,
    } = free[index] ?? { free: [], terms: [], takenSoon: [] };
    return {
      timeZones,
      states: timeZones.flatMap((zone) => statesByTimeZone[zone] ?? []),
      isOfBoard: timeZones.includes(JOBS_TIME_ZONE),
      minutes: multirangeOf(minutes),
      takenSoon: multirangeOf(takenSoon),
      terms: terms.map(({ from, until, ranges }) => ({
        during: `[${from ?? ''},${until ?? ''}]`,
        minutes: multirangeOf(ranges),
      })),
    };
  });
}

/** The zones whose clocks show the same time. */
function zonesOfOffset(now: Date): string[][] {
  const zones = new Map<number, string[]>();
  for (const zone of TIME_ZONES) {
    const offset = offsetAt(zone, now.getTime());
    zones.set(offset, [...(zones.get(offset) ?? []), zone]);
  }
  return [...zones.values()];
}
