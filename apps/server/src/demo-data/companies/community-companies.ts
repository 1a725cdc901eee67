import type { CompanyContent } from '../company-content.ts';

export const communityCompanies = [
  {
    key: 'chalk-and-granite',
    name: 'Chalk & Granite Climbing',
    trade: 'gym',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'carabiner',
    description:
      'Chalk & Granite Climbing has forty-foot walls, a bouldering cave and a patient front desk. Youth teams train here every afternoon. On the last Friday of the month we climb with the lights off.',
    crew: 'Membership is free for staff and one friend.',
  },
  {
    key: 'stonehold',
    name: 'Stonehold Bouldering',
    trade: 'gym',
    city: 'Durham',
    plan: 'accelerate',
    mark: 'boulder',
    description:
      "Stonehold Bouldering resets a fifth of its walls every week, so there is always something new to fall off. Our cafe stays open until ten. Beginners' hour is free on Mondays.",
    crew: 'Setters take suggestions from everyone, including whoever mops the floor.',
  },
  {
    key: 'juniper-mat',
    name: 'Juniper Mat Yoga',
    trade: 'yoga',
    city: 'Chapel Hill',
    plan: 'impact',
    mark: 'lotus',
    description:
      'Juniper Mat Yoga offers forty classes a week, from slow stretch to hot power. Students pay half price every day. We keep the lights low and the prices lower.',
    crew: 'Unlimited classes come with even one shift a week.',
  },
  {
    key: 'blue-lane',
    name: 'Blue Lane Aquatics',
    trade: 'pool',
    city: 'Raleigh',
    branches: ['Cary', 'Apex'],
    plan: 'corporate',
    mark: 'waves',
    description:
      'Blue Lane Aquatics runs five neighborhood pools and a swim school. Two thousand children learned to float with us last year. Our guards train every week, and it shows.',
    crew: 'Certification is free if you stay for the season, and there is a bonus at the end of it.',
  },
  {
    key: 'wagging-acres',
    name: 'Wagging Acres',
    trade: 'kennel',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'paw',
    description:
      'Wagging Acres is a daycare and boarding kennel on six fenced acres. Dogs nap at noon whether they like it or not. Owners can watch the play yards by camera.',
    crew: 'Your own dog comes to work free.',
  },
  {
    key: 'second-chance-tails',
    name: 'Second Chance Tails',
    trade: 'shelter',
    city: 'Garner',
    plan: 'basic',
    mark: 'heart-paw',
    description:
      'Second Chance Tails finds homes for about nine hundred cats and dogs a year. Volunteers walk, foster and photograph them. Nobody is turned away for being old, loud or one-eyed.',
    crew: 'Some days are sad and most are wonderful, and the team looks after each other.',
  },
  {
    key: 'clover-creek',
    name: 'Clover Creek Farm',
    trade: 'farm',
    city: 'Apex',
    plan: 'accelerate',
    mark: 'barn',
    description:
      'Clover Creek Farm grows berries, pumpkins and cut flowers, and lets the public pick them. School groups come by the busload in October. The goats are for petting and have no other duties.',
    crew: 'Bring boots; we bring breakfast on Saturdays and all the produce you can carry.',
  },
  {
    key: 'full-plate',
    name: 'Full Plate Food Project',
    trade: 'food-rescue',
    city: 'Raleigh',
    plan: 'impact',
    mark: 'plate',
    description:
      'Full Plate Food Project collects surplus food from stores and cooks four thousand meals a week. Ten partner sites serve them with no questions asked. Our teaching kitchen trains people for restaurant jobs.',
    crew: 'You can see the result of every shift on a plate the same day.',
  },
  {
    key: 'creekside-keepers',
    name: 'Creekside Keepers',
    trade: 'nonprofit',
    city: 'Raleigh',
    plan: 'none',
    mark: 'drop',
    description:
      'Creekside Keepers pulls tires, bottles and the occasional shopping cart out of local streams. Volunteers test the water every month and publish what they find. School classes adopt a creek and visit it all year.',
    crew: 'Waders are provided, and dry socks are not.',
  },
  {
    key: 'pixel-palace',
    name: 'Pixel Palace Arcade',
    trade: 'play',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'joystick',
    description:
      'Pixel Palace Arcade keeps eighty classic machines alive and hosts birthdays for every age. Tournaments run on Wednesdays with proper brackets. Our snack bar is far better than it needs to be.',
    crew: 'Free play before opening is an official benefit.',
  },
  {
    key: 'bumper-and-lane',
    name: 'Bumper & Lane Bowling',
    trade: 'play',
    city: 'Wake Forest',
    plan: 'basic',
    mark: 'bowling',
    description:
      'Bumper & Lane Bowling has sixteen lanes, a league for seniors and a glow night for teenagers. We oil the lanes by hand. The nachos have won a county award.',
    crew: 'You will get very good at bowling, more or less by accident.',
  },
] as const satisfies readonly CompanyContent[];
