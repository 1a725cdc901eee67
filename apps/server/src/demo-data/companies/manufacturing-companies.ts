import type { CompanyContent } from '../company-content.ts';

export const manufacturingCompanies = [
  {
    key: 'quietfield',
    name: 'Quietfield Robotics',
    trade: 'machine-shop',
    city: 'Morrisville',
    plan: 'accelerate',
    mark: 'robot',
    description:
      'Quietfield Robotics builds small electric robots that weed vegetable farms. We assemble, test and repair them in one hall beside a test field. Forty machines are at work between here and the coast.',
    crew: 'You will see a robot that you built drive out of the door.',
  },
  {
    key: 'pine-hollow',
    name: 'Pine Hollow Bottling',
    trade: 'plant',
    city: 'Garner',
    branches: ['Raleigh'],
    plan: 'corporate',
    mark: 'bottle',
    description:
      'Pine Hollow Bottling fills glass bottles with ginger ale, root beer and sparkling water. The line is from 1988 and the software is ours. We take back our own empties and wash them.',
    crew: 'Safety talks are short and daily, overtime is optional, and the soda is free.',
  },
  {
    key: 'loom-and-ladder',
    name: 'Loom & Ladder Textiles',
    trade: 'plant',
    city: 'Durham',
    plan: 'impact',
    mark: 'loom',
    description:
      'Loom & Ladder Textiles weaves blankets and towels on restored shuttle looms. We use cotton grown within two hundred miles. Designers and mill hands eat at the same long table.',
    crew: 'It is hands-on work with people who have done it for thirty years and enjoy explaining it.',
  },
  {
    key: 'ironwood',
    name: 'Ironwood & Daughters Furniture',
    trade: 'woodshop',
    city: 'Greensboro',
    plan: 'accelerate',
    mark: 'chair',
    description:
      'Ironwood & Daughters Furniture makes tables and chairs from fallen city trees. Three generations work on the same floor. Every piece is signed underneath by the people who built it.',
    crew: 'Apprentices build a chair of their own in the first six months and keep it.',
  },
  {
    key: 'inkwell-press',
    name: 'Inkwell & Press',
    trade: 'print-shop',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'press',
    description:
      'Inkwell & Press prints posters, shirts and wedding invitations. We run two letterpresses, an automatic screen press and a very old paper cutter. Most concert posters in town came through this room.',
    crew: 'Your own prints can go on the press after hours, for the cost of paper.',
  },
  {
    key: 'beeswax-ember',
    name: 'Beeswax & Ember Candle Works',
    trade: 'workshop',
    city: 'Raleigh',
    plan: 'basic',
    mark: 'candle',
    description:
      'Beeswax & Ember Candle Works pours candles by hand in a former laundromat. We blend our own scents and refill any jar you bring back. November is our mountain to climb.',
    crew: 'We play audiobooks on the pouring floor, chosen by vote.',
  },
  {
    key: 'sixpoint',
    name: 'Sixpoint Machine',
    trade: 'machine-shop',
    city: 'Wake Forest',
    plan: 'none',
    mark: 'gear',
    description:
      'Sixpoint Machine cuts small precise parts for instruments and medical devices. We are a clean, bright shop with twelve machines. Apprentices train with the community college.',
    crew: 'Nobody here minds explaining a thing twice.',
  },
] as const satisfies readonly CompanyContent[];
