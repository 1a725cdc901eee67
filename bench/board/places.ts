import { cities, type City, type DemoAddress, type SeededRandom } from '@nextshift/demo-data';

/** Jobs of the city that searches are measured in, of all: a tenth. */
const RALEIGH_SHARE = 0.1;

/** Where students live besides the places of the demo data: city, state and one ZIP code. */
const elsewhere = [
  ['Ann Arbor', 'MI', '48104'],
  ['Athens', 'GA', '30601'],
  ['Austin', 'TX', '78705'],
  ['Berkeley', 'CA', '94704'],
  ['Blacksburg', 'VA', '24060'],
  ['Bloomington', 'IN', '47401'],
  ['Boise', 'ID', '83702'],
  ['Boston', 'MA', '02115'],
  ['Boulder', 'CO', '80302'],
  ['Burlington', 'VT', '05401'],
  ['Champaign', 'IL', '61820'],
  ['Charlotte', 'NC', '28202'],
  ['Charlottesville', 'VA', '22903'],
  ['Cincinnati', 'OH', '45219'],
  ['College Station', 'TX', '77840'],
  ['Columbia', 'MO', '65201'],
  ['Columbia', 'SC', '29201'],
  ['Columbus', 'OH', '43201'],
  ['Davis', 'CA', '95616'],
  ['Eugene', 'OR', '97401'],
  ['Fayetteville', 'AR', '72701'],
  ['Gainesville', 'FL', '32601'],
  ['Iowa City', 'IA', '52240'],
  ['Ithaca', 'NY', '14850'],
  ['Knoxville', 'TN', '37916'],
  ['Lawrence', 'KS', '66044'],
  ['Lexington', 'KY', '40508'],
  ['Lincoln', 'NE', '68508'],
  ['Madison', 'WI', '53703'],
  ['Minneapolis', 'MN', '55414'],
  ['Missoula', 'MT', '59801'],
  ['Nashville', 'TN', '37212'],
  ['New Haven', 'CT', '06511'],
  ['Pittsburgh', 'PA', '15213'],
  ['Providence', 'RI', '02906'],
  ['Salt Lake City', 'UT', '84112'],
  ['Seattle', 'WA', '98105'],
  ['Tallahassee', 'FL', '32304'],
  ['Tempe', 'AZ', '85281'],
] as const;

const streets = ['Main St', 'College Ave', 'University Dr', 'Market St', 'Elm St', 'Mill Rd'];

/** A city of the board. */
export interface Place {
  readonly city: string;
  readonly state: string;
  drawAddress(random: SeededRandom): DemoAddress;
}

function knownPlace([city, { state, streets: own }]: readonly [string, City]): Place {
  return {
    city,
    state,
    drawAddress(random) {
      const { name, zipCode, numbers } = random.pick(own);
      return { address: `${random.int(...numbers)} ${name}`, city, state, zipCode };
    },
  };
}

function farPlace([city, state, zipCode]: (typeof elsewhere)[number]): Place {
  return {
    city,
    state,
    drawAddress: (random) => ({
      address: `${random.int(100, 4_999)} ${random.pick(streets)}`,
      city,
      state,
      zipCode,
    }),
  };
}

/** All fifty cities, Raleigh first. */
export const places: readonly Place[] = [
  ...Object.entries(cities).map(knownPlace),
  ...elsewhere.map(farPlace),
];

const [raleigh, ...others] = places;

/** Raleigh as often as it should be, the others evenly. */
export function drawPlace(random: SeededRandom): Place {
  return raleigh && random.chance(RALEIGH_SHARE) ? raleigh : random.pick(others);
}
