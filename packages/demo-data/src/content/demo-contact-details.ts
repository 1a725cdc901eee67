import { cities, type City, type CityName } from './cities.ts';
import type { SeededRandom } from '../generate/seeded-random.ts';

export interface DemoAddress {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** An address on a real street of the city, with an invented house number. */
export function drawAddress(cityName: CityName, random: SeededRandom): DemoAddress {
  const city: City = cities[cityName];
  const street = random.pick(city.streets);
  const number = random.int(...street.numbers);
  return {
    address: `${number} ${street.name}`,
    city: cityName,
    state: city.state,
    zipCode: street.zipCode,
  };
}

/**
 * Hands out ten-digit numbers of the range reserved for fiction (555-0100 to 555-0199), each once,
 * in the city's own area code while it lasts and then in a neighboring one.
 */
export function phoneBook(): (cityName: CityName) => string {
  const taken = new Map<string, number>();

  return (cityName) => {
    const city: City = cities[cityName];
    for (const areaCode of [...city.areaCodes, '252', '910', '704']) {
      const next = taken.get(areaCode) ?? 0;
      if (next > 99) continue;
      taken.set(areaCode, next + 1);
      return `${areaCode}55501${String(next).padStart(2, '0')}`;
    }
    throw new Error('No fictional phone number is left');
  };
}
