import type { CompanyContent } from '../company-content.ts';

export const mediaCompanies = [
  {
    key: 'firefly-frame',
    name: 'Firefly Frame Studio',
    trade: 'studio',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'camera',
    description:
      'Firefly Frame Studio shoots product photos, portraits and short films for local brands. Our daylight studio used to be a dance hall. We lend equipment to student filmmakers on Mondays.',
    crew: 'You will be on set, not fetching coffee, and your credit goes on everything you touch.',
  },
  {
    key: 'low-hum',
    name: 'Low Hum Podcasts',
    trade: 'podcast',
    city: 'Durham',
    plan: 'accelerate',
    mark: 'microphone',
    description:
      'Low Hum Podcasts produces eight shows about science, sports and Southern ghost stories. We record in three padded rooms above a bakery. Listeners download us about half a million times a month.',
    crew: 'The building smells of bread, and every pitch gets ten minutes at the Tuesday meeting.',
  },
  {
    key: 'side-street-social',
    name: 'Side Street Social',
    trade: 'agency',
    city: 'Raleigh',
    branches: ['Durham'],
    plan: 'corporate',
    mark: 'megaphone',
    description:
      'Side Street Social matches small businesses with young creators and makes sure that both are paid fairly. We plan campaigns, handle rights and report results in plain numbers. More than three hundred creators work with us.',
    crew: 'Invoices are paid within seven days, and feedback comes once, in writing.',
  },
  {
    key: 'paper-lantern',
    name: 'Paper Lantern Pictures',
    trade: 'studio',
    city: 'Greensboro',
    plan: 'impact',
    mark: 'film',
    description:
      'Paper Lantern Pictures makes documentaries about people who fix things. Our last film played in forty libraries. We are a crew of five that grows to twenty on a shoot.',
    crew: 'Sets are kind, days end on time and everyone eats first.',
  },
  {
    key: 'wren-weekly',
    name: 'The Wren Weekly',
    trade: 'newsroom',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'newspaper',
    description:
      'The Wren Weekly covers city hall, schools and the best sandwiches in the county. We print on Wednesdays and publish online every day. Student stringers wrote a quarter of our front pages last year.',
    crew: 'Editors sit with you while they edit, and your byline is always there.',
  },
  {
    key: 'static-bloom',
    name: 'Static Bloom Radio',
    trade: 'radio',
    city: 'Chapel Hill',
    plan: 'basic',
    mark: 'radio',
    description:
      'Static Bloom Radio is a listener-run station with a loud signal and a small budget. We play local bands, high school sports and poetry at midnight. Volunteers become hosts within a semester.',
    crew: 'There is always somebody in the booth who will show you how the board works.',
  },
  {
    key: 'postcard-creative',
    name: 'Postcard Creative',
    trade: 'agency',
    city: 'Raleigh',
    plan: 'none',
    mark: 'postcard',
    description:
      'Postcard Creative designs menus, signs and tourism campaigns for small towns. We travel to every place that we draw. Our sketchbooks hang on the wall.',
    crew: 'Road trips are part of the job.',
  },
] as const satisfies readonly CompanyContent[];
