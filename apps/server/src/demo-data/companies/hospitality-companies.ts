import type { CompanyContent } from '../company-content.ts';

export const hospitalityCompanies = [
  {
    key: 'magnolia-row',
    name: 'Magnolia Row Hotel',
    trade: 'hotel',
    city: 'Raleigh',
    plan: 'corporate',
    mark: 'key',
    description:
      'Magnolia Row Hotel has 140 rooms, a rooftop garden and a ballroom that has seen a hundred proms. We stand two blocks from the capitol. Locals know us for the Sunday brunch and the lobby piano.',
    crew: 'Staff eat free in the canteen, park for free and travel at cost to our sister hotels.',
  },
  {
    key: 'stillwater-lodge',
    name: 'Stillwater Lodge',
    trade: 'hotel',
    city: 'Wake Forest',
    plan: 'accelerate',
    mark: 'lake',
    description:
      'Stillwater Lodge is twenty cabins and a boathouse at the edge of the water. Guests come for weddings, fishing and doing nothing. We light the fire pit every evening, rain permitting.',
    crew: 'Kayaks are free for staff on days off, and sunrise shifts come with a view.',
  },
  {
    key: 'carousel-inn',
    name: 'The Carousel Inn',
    trade: 'hotel',
    city: 'Durham',
    plan: 'accelerate',
    mark: 'carousel',
    description:
      'The Carousel Inn is a thirty-room guesthouse built around a painted carousel horse. Visiting parents, touring bands and professors fill it all year. Breakfast is included and never rushed.',
    crew: 'We cross-train everyone, so you learn desk, breakfast and rooms within a season.',
  },
  {
    key: 'airfield-suites',
    name: 'Airfield Suites',
    trade: 'hotel',
    city: 'Morrisville',
    plan: 'accelerate',
    mark: 'plane',
    description:
      'Airfield Suites puts up flight crews, consultants and stranded families five minutes from the runway. The shuttle never stops running and neither does the waffle maker. Rooms have desks that people actually use.',
    crew: 'Night shifts are quiet enough to study, and we do not pretend otherwise.',
  },
  {
    key: 'gatehouse-inn',
    name: 'Gatehouse Inn',
    trade: 'hotel',
    city: 'Greensboro',
    plan: 'impact',
    mark: 'arch',
    description:
      'Gatehouse Inn welcomes guests through the old stone gate of a former school. There are eighteen rooms, a library bar and a croquet lawn. Graduation weekend books up two years ahead.',
    crew: 'It is a small house where guests write thank-you cards with your name on them.',
  },
  {
    key: 'lantern-hall',
    name: 'Lantern Hall',
    trade: 'hall',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'lantern',
    description:
      'Lantern Hall hosts concerts, quinceaneras and the occasional chess tournament. The room holds six hundred, and the stage crew is mostly students. Our paper lanterns are made new every year.',
    crew: 'You pick the nights you want from a shared calendar, and you hear a lot of live music.',
  },
  {
    key: 'foxfire-farm',
    name: 'Foxfire Farm Weddings',
    trade: 'venue',
    city: 'Apex',
    plan: 'accelerate',
    mark: 'blossom',
    description:
      'Foxfire Farm Weddings is a flower farm with a white barn and a pond. From April to November we host two celebrations every weekend. The flowers on the tables grew within sight of them.',
    crew: 'Weekend work means free weekdays, and leftover flowers go home with you.',
  },
  {
    key: 'cloverleaf-catering',
    name: 'Cloverleaf Catering',
    trade: 'venue',
    city: 'Cary',
    plan: 'accelerate',
    mark: 'cloche',
    description:
      'Cloverleaf Catering cooks for company lunches, galas and backyard birthdays. Everything leaves our kitchen in reusable trays. We say yes to odd venues, including one hot-air balloon festival.',
    crew: 'Event pay arrives the same week, and the crew meal is as good as what the guests get.',
  },
  {
    key: 'campfire-retreats',
    name: 'Campfire & Company Retreats',
    trade: 'venue',
    city: 'Chapel Hill',
    plan: 'none',
    mark: 'tent',
    description:
      'Campfire & Company Retreats plans outdoor weekends for teams that sit too much. We bring tents, cooks and a guide who knows the birds. Phones go into a basket.',
    crew: 'Expect muddy boots and good stories.',
  },
] as const satisfies readonly CompanyContent[];
