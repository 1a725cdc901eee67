import type { CompanyContent } from '../company-content.ts';

export const transportationCompanies = [
  {
    key: 'swift-sparrow',
    name: 'Swift Sparrow Couriers',
    trade: 'courier',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'sparrow',
    description:
      'Swift Sparrow Couriers moves documents, flowers and lab samples across the city in under an hour. Half of the fleet is cargo bikes. Our dispatchers know every loading dock downtown.',
    crew: 'We supply the bike, the rain gear and a mechanic on site.',
  },
  {
    key: 'pedal-post',
    name: 'Pedal Post',
    trade: 'courier',
    city: 'Durham',
    plan: 'impact',
    mark: 'envelope',
    description:
      'Pedal Post delivers for bakeries, bookshops and the farmers market by bicycle. Subscribers get a weekly basket at the door. We have not missed a Saturday since 2019.',
    crew: 'Riders choose their zones, and anyone who rides in the rain gets a bonus.',
  },
  {
    key: 'kickstand',
    name: 'Kickstand Scooter Share',
    trade: 'courier',
    city: 'Raleigh',
    plan: 'none',
    mark: 'wheel',
    description:
      'Kickstand Scooter Share keeps three hundred scooters charged, parked and polite. We work with the city so that sidewalks stay clear. Spare parts are printed in our own shop.',
    crew: 'Evenings are when the work happens, and nobody calls before noon.',
  },
  {
    key: 'two-strong-backs',
    name: 'Two Strong Backs Moving',
    trade: 'movers',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'box',
    description:
      'Two Strong Backs Moving carries pianos, plants and whole apartments with good humor. We wrap everything and label twice. Move-in week at the universities is our Super Bowl.',
    crew: 'Lunch is bought on every full-day move, and tips go straight to the crew that earned them.',
  },
  {
    key: 'dorm-to-door',
    name: 'Dorm to Door Moving',
    trade: 'movers',
    city: 'Greensboro',
    plan: 'accelerate',
    mark: 'truck',
    description:
      "Dorm to Door Moving stores students' things over the summer and brings them back to the right room. We were started by two juniors with one van. Now we handle five campuses in May and August.",
    crew: 'Crews are students, captains are students, and the owner was a student last year.',
  },
  {
    key: 'crosstown-freight',
    name: 'Crosstown Freight',
    trade: 'freight',
    city: 'Garner',
    branches: ['Raleigh', 'Durham'],
    plan: 'corporate',
    mark: 'pallet',
    description:
      'Crosstown Freight sorts and delivers parcels for regional shops from three small depots. Routes are short, trucks are electric and drivers sleep at home. We have doubled in size twice since we opened.',
    crew: 'Shifts are four, six or ten hours long, and you choose a pattern each month.',
  },
  {
    key: 'loop-line',
    name: 'Loop Line Shuttles',
    trade: 'shuttle',
    city: 'Raleigh',
    branches: ['Chapel Hill', 'Durham'],
    plan: 'corporate',
    mark: 'bus',
    description:
      'Loop Line Shuttles runs campus loops, airport vans and late-night safe rides. Last year we carried two million students home. Every bus has a name chosen by its riders.',
    crew: 'We train you for the commercial license and pay for the test and for the hours it takes.',
  },
] as const satisfies readonly CompanyContent[];
