import type { CompanyContent } from '../company-content.ts';

export const retailCompanies = [
  {
    key: 'second-verse',
    name: 'Second Verse Thrift',
    trade: 'thrift',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'hanger',
    description:
      'Second Verse Thrift resells clothes, books and small furniture donated by the neighborhood. Half of every dollar funds music lessons for local kids. New racks go out at ten every morning, and there is usually a line.',
    crew: 'Staff get first look at the donation bins and half off everything else.',
  },
  {
    key: 'magpie-vintage',
    name: 'Magpie Vintage',
    trade: 'thrift',
    city: 'Chapel Hill',
    plan: 'impact',
    mark: 'magpie',
    description:
      'Magpie Vintage curates denim, band shirts and dresses from the sixties to the early two-thousands. Every piece is washed, mended and photographed before it hits the floor. Our online drops sell out in minutes.',
    crew: 'The team styles the window together every second Monday, with pizza.',
  },
  {
    key: 'page-and-lantern',
    name: 'Page & Lantern Books',
    trade: 'bookstore',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'book',
    description:
      "Page & Lantern Books is an independent store with thirty thousand titles and one opinionated cat. We host readings twice a week and a book club for nearly every genre. The kids' corner has a lantern-lit reading tent.",
    crew: 'You can borrow any new hardcover, as long as you tell a customer what you thought of it.',
  },
  {
    key: 'dog-ear',
    name: 'Dog-Ear Books',
    trade: 'bookstore',
    city: 'Durham',
    plan: 'basic',
    mark: 'bookmark',
    description:
      'Dog-Ear Books buys and sells used books in a former hardware store. The shelves go up to the ceiling and the ladders are original. We pay cash or credit for boxes of books every day until four.',
    crew: 'Quiet hours are for reading, and we mean it.',
  },
  {
    key: 'harvest-lane',
    name: 'Harvest Lane Grocers',
    trade: 'grocery',
    city: 'Raleigh',
    branches: ['Cary', 'Wake Forest', 'Holly Springs'],
    plan: 'corporate',
    mark: 'carrot',
    description:
      'Harvest Lane Grocers is a family of four neighborhood supermarkets with a serious produce department. We buy from more than eighty farms in the state. Each store runs its own bakery, deli and weekly tasting table.',
    crew: 'Students set their availability in an app each semester, and store discount cards work from day one.',
  },
  {
    key: 'corner-pantry',
    name: 'Corner Pantry Co-op',
    trade: 'grocery',
    city: 'Durham',
    plan: 'accelerate',
    mark: 'basket',
    description:
      'Corner Pantry Co-op is owned by the two thousand people who shop there. Bulk bins, local dairy and a hot bar keep the small aisles full. Members vote each spring on what the surplus should support.',
    crew: 'Wages are posted on the break-room wall, the same for everyone who does the same job.',
  },
  {
    key: 'ridgeline',
    name: 'Ridgeline Outfitters',
    trade: 'outdoor',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'mountain',
    description:
      'Ridgeline Outfitters fits boots, rents tents and plans weekend trips for people new to the trail. Our repair bench keeps old packs going for another decade. Free map nights happen on the first Wednesday.',
    crew: 'You will be handed gear to test on your days off and asked for an honest review.',
  },
  {
    key: 'spoke-and-sprocket',
    name: 'Spoke & Sprocket Cycles',
    trade: 'bike-shop',
    city: 'Durham',
    plan: 'accelerate',
    mark: 'bicycle',
    description:
      'Spoke & Sprocket Cycles sells commuter bikes and repairs everything with two wheels. We teach a flat-fixing class each month and lend tools to anyone who asks nicely. The Tuesday ride leaves from our porch at six.',
    crew: 'We will teach you to true a wheel, and you can build your own bike at cost.',
  },
  {
    key: 'fern-and-clay',
    name: 'Fern & Clay',
    trade: 'shop',
    city: 'Raleigh',
    plan: 'impact',
    mark: 'potted-plant',
    description:
      'Fern & Clay sells houseplants and hand-thrown pots from a glass-roofed shop downtown. Repotting is free, and so is advice about the plant you nearly lost. We run a terrarium workshop every Friday night.',
    crew: 'The greenhouse is warm in winter, and rescued plants go home with the staff.',
  },
  {
    key: 'goldfinch-records',
    name: 'Goldfinch Records',
    trade: 'shop',
    city: 'Raleigh',
    plan: 'basic',
    mark: 'vinyl',
    description:
      'Goldfinch Records trades new and used vinyl with a soft spot for North Carolina bands. In-store shows happen on Saturdays at five and are open to all ages. We ship rarities all over the world.',
    crew: 'Whoever opens picks the first record of the day.',
  },
  {
    key: 'little-comet',
    name: 'Little Comet Toys',
    trade: 'shop',
    city: 'Cary',
    plan: 'none',
    mark: 'rocket',
    description:
      'Little Comet Toys stocks puzzles, science kits and wooden trains that survive a younger brother. Our play table is always set up and always busy. Gift wrapping is free and done by people who are good at it.',
    crew: 'You will be paid, in part, to know which board games are worth playing.',
  },
  {
    key: 'thimble-and-oak',
    name: 'Thimble & Oak Home',
    trade: 'home-goods',
    city: 'Apex',
    plan: 'accelerate',
    mark: 'lamp',
    description:
      'Thimble & Oak Home furnishes first apartments with lamps, rugs and secondhand finds. We deliver within the county and carry the sofa up the stairs. A swatch library lets you take samples home.',
    crew: 'It is a creative floor: staff restyle the model rooms every season with a small budget and a free hand.',
  },
  {
    key: 'tin-roof',
    name: 'Tin Roof Hardware',
    trade: 'shop',
    city: 'Garner',
    plan: 'none',
    mark: 'hammer',
    description:
      'Tin Roof Hardware has cut keys and mixed paint on Main Street since 1954. You can still buy a single bolt here. The Saturday fix-it table helps neighbors mend lamps, chairs and the odd toaster.',
    crew: 'The old hands like nothing better than teaching somebody a trade.',
  },
] as const satisfies readonly CompanyContent[];
