import type { CompanyContent } from '../company-content.ts';

export const constructionCompanies = [
  {
    key: 'cornerpost',
    name: 'Cornerpost Builders',
    trade: 'builder',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'house',
    description:
      'Cornerpost Builders renovates old houses without losing what made them old. We keep original windows, doors and floors wherever we can. One house a year is done at cost for a family that needs it.',
    crew: 'Every newcomer is paired with one carpenter for the first two months.',
  },
  {
    key: 'true-level',
    name: 'True Level Carpentry',
    trade: 'builder',
    city: 'Durham',
    plan: 'impact',
    mark: 'level',
    description:
      'True Level Carpentry builds stairs, shelves and very precise kitchens. Our shop has big windows and a dust collector that works. Clients visit on Fridays to see the progress.',
    crew: 'We start at seven, stop at three-thirty and sweep up together.',
  },
  {
    key: 'bright-ladder',
    name: 'Bright Ladder Painting',
    trade: 'builder',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'brush',
    description:
      'Bright Ladder Painting paints homes, schools and the murals that neighborhoods ask for. Summer crews are mostly college students led by people who stayed on. We use low-odor paint only.',
    crew: 'Crews of three, music allowed, and lunch is on the company every Friday.',
  },
  {
    key: 'sunbeam-solar',
    name: 'Sunbeam Solar Crew',
    trade: 'builder',
    city: 'Raleigh',
    branches: ['Durham', 'Cary'],
    plan: 'corporate',
    mark: 'sun',
    description:
      'Sunbeam Solar Crew has put panels on more than two thousand roofs in the state. We design, install and look after every system ourselves. Training happens on a full-size practice roof indoors, two feet above the ground.',
    crew: 'Harnesses, boots and certifications are paid for, and nobody climbs alone.',
  },
  {
    key: 'redclay',
    name: 'Redclay Masonry',
    trade: 'builder',
    city: 'Garner',
    plan: 'basic',
    mark: 'bricks',
    description:
      'Redclay Masonry repairs chimneys, walls and brick sidewalks. We match old mortar by eye and then by test. The city calls us when a landmark starts to lean.',
    crew: 'It is heavy work done at a steady pace, with water breaks that nobody skips.',
  },
  {
    key: 'clearwater-decks',
    name: 'Clearwater Pools & Decks',
    trade: 'builder',
    city: 'Apex',
    plan: 'none',
    mark: 'ripple',
    description:
      'Clearwater Pools & Decks builds backyards for people who stay home in August. We dig, tile and plant around every job. Maintenance routes keep us busy all year.',
    crew: 'We work early and go home before the worst of the heat.',
  },
  {
    key: 'greenstone',
    name: 'Greenstone Landscapes',
    trade: 'landscape',
    city: 'Cary',
    plan: 'accelerate',
    mark: 'tree',
    description:
      'Greenstone Landscapes plants native gardens that need little water and less mowing. We design rain gardens for schools and churches. Our nursery grows four hundred species from local seed.',
    crew: 'You will learn plant names without trying, and take a few plants home.',
  },
  {
    key: 'meadowmark',
    name: 'Meadowmark Lawn & Garden',
    trade: 'landscape',
    city: 'Holly Springs',
    plan: 'accelerate',
    mark: 'leaf',
    description:
      "Meadowmark Lawn & Garden looks after two hundred yards with electric mowers only. Neighbors like us because we are quiet. In autumn we turn everybody's leaves into free compost.",
    crew: 'Routes are planned so that everyone is back at the yard by four.',
  },
] as const satisfies readonly CompanyContent[];
