import type { CityCount } from '@nextshift/contract';

export interface CityChoice {
  /** As in the address. */
  readonly value: string;
  readonly label: string;
  readonly activeJobs: number;
}

/** Cities to choose from. A name that two states share includes its state. */
export function cityChoices(cities: readonly CityCount[]): CityChoice[] {
  const times = new Map<string, number>();
  for (const { city } of cities) times.set(city, (times.get(city) ?? 0) + 1);
  return cities.map(({ city, state, activeJobs }) => ({
    value: (times.get(city) ?? 0) > 1 ? `${city}, ${state}` : city,
    label: `${city}, ${state}`,
    activeJobs,
  }));
}
