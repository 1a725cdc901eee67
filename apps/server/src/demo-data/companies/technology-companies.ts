import type { CompanyContent } from '../company-content.ts';

export const technologyCompanies = [
  {
    key: 'lumenloop',
    name: 'Lumenloop Software',
    trade: 'software',
    city: 'Raleigh',
    branches: ['Durham'],
    plan: 'corporate',
    mark: 'loop',
    description:
      'Lumenloop Software makes scheduling tools for clinics, theaters and school districts. About ninety people work here, a third of them in their first job after college. We release every week and write down what we learn.',
    crew: 'Interns ship to production in their first two weeks, with a reviewer who answers questions.',
  },
  {
    key: 'northpine',
    name: 'Northpine Data',
    trade: 'software',
    city: 'Durham',
    plan: 'accelerate',
    mark: 'bars',
    description:
      'Northpine Data cleans up messy public data and turns it into maps and dashboards. City governments, newsrooms and foresters use our work. We are fourteen people in a converted tobacco warehouse.',
    crew: 'Fridays have no meetings, and the whole team eats lunch together on Wednesdays.',
  },
  {
    key: 'bitwell',
    name: 'Bitwell Apps',
    trade: 'software',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'phone',
    description:
      'Bitwell Apps designs phone apps for small businesses that never had one. A bakery loyalty card, a bus tracker and a plant-watering reminder are among our favorites. We test with real people before we write much code.',
    crew: 'You will sit next to designers, hear customers on speaker and see your work used within days.',
  },
  {
    key: 'cobalt-kite',
    name: 'Cobalt Kite Studio',
    trade: 'software',
    city: 'Chapel Hill',
    plan: 'basic',
    mark: 'kite',
    description:
      'Cobalt Kite Studio builds playful learning games for middle schools. Our first title taught fractions with pirates and is used in four hundred classrooms. We are six people and a lot of sticky notes.',
    crew: 'We playtest with students every other Thursday, and they do not hold back.',
  },
  {
    key: 'cloudberry',
    name: 'Cloudberry Hosting',
    trade: 'software',
    city: 'Morrisville',
    plan: 'impact',
    mark: 'cloud',
    description:
      'Cloudberry Hosting keeps eleven thousand small websites online. Support is answered by people who can read a log file. Our data hall runs on solar power from noon to four on a good day.',
    crew: 'The support floor is calm, well documented and generous with pastries.',
  },
  {
    key: 'signal-and-stitch',
    name: 'Signal & Stitch',
    trade: 'software',
    city: 'Raleigh',
    plan: 'none',
    mark: 'eye',
    description:
      'Signal & Stitch audits websites so that everyone can use them. We test with screen readers, keyboards and people who rely on both. Our clients are museums, banks and public libraries.',
    crew: 'We hire slowly and teach thoroughly.',
  },
  {
    key: 'circuit-clinic',
    name: 'Circuit Clinic',
    trade: 'repair',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'chip',
    description:
      'Circuit Clinic repairs laptops, phones and game consoles while you wait. We refurbish what others throw away and donate a machine to a student for every twenty sold. The bench is behind glass, so you can watch.',
    crew: 'Bring your own broken things after closing; parts are at cost and advice is free.',
  },
  {
    key: 'screen-door',
    name: 'Screen Door Device Repair',
    trade: 'repair',
    city: 'Greensboro',
    plan: 'basic',
    mark: 'tablet',
    description:
      'Screen Door Device Repair fixes cracked screens and tired batteries next to the college. Most jobs take less than an hour. If we cannot fix it, you do not pay.',
    crew: 'The shop is busiest on Mondays, and Mondays come with free lunch.',
  },
] as const satisfies readonly CompanyContent[];
