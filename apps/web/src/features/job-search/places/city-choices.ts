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

/** The same, plus the searched city or place if it is missing. */
export function cityChoicesWith(
  cities: readonly CityCount[],
  chosen: string,
  isNear = false,
): CityChoice[] {
  const choices = cityChoices(cities);
  if (chosen === '' || choices.some(({ value }) => sameCity(value, chosen))) return choices;
  const label = isNear ? `Near ${chosen}` : chosen;
  return [{ value: chosen, label, activeJobs: 0 }, ...choices];
}

/** The value of the choice that an address means, in any case. */
export function chosenCity(choices: readonly CityChoice[], location: string): string {
  return choices.find(({ value }) => sameCity(value, location))?.value ?? location;
}

function sameCity(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
