import type { CompanyContent } from '../company-content.ts';

export const healthcareCompanies = [
  {
    key: 'wrenfield',
    name: 'Wrenfield Health Network',
    trade: 'clinic',
    city: 'Raleigh',
    branches: ['Durham', 'Cary'],
    plan: 'corporate',
    mark: 'heart-pulse',
    description:
      'Wrenfield Health Network runs community clinics, a mobile van and a small rehabilitation center. We see everyone, insured or not, in eleven languages. Many of our nurses began here as volunteers in high school.',
    crew: 'Tuition help starts after six months, and supervisors write real recommendation letters.',
  },
  {
    key: 'millbend',
    name: 'Millbend Family Clinic',
    trade: 'clinic',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'cross',
    description:
      'Millbend Family Clinic is four doctors, two nurse practitioners and a front desk that knows your name. We offer same-day visits and evening hours for people who work. Pre-health students have shadowed here for twenty years.',
    crew: 'Pre-med, pre-nursing or undecided, you will learn a lot just by listening.',
  },
  {
    key: 'stride-therapy',
    name: 'Stride Physical Therapy',
    trade: 'therapy',
    city: 'Holly Springs',
    plan: 'basic',
    mark: 'stride',
    description:
      'Stride Physical Therapy gets runners, grandparents and marching bands moving again. Sessions are one-on-one for a full hour. Our gym opens early so that patients can come before work.',
    crew: 'Hours here count toward observation for therapy programs, and we sign the forms.',
  },
  {
    key: 'clearpond',
    name: 'Clearpond Eye Care',
    trade: 'eye-care',
    city: 'Wake Forest',
    plan: 'none',
    mark: 'eye',
    description:
      'Clearpond Eye Care gives exams and fits frames in a bright shop on White Street. We bill fairly and explain every number. Kids choose a sticker and, more often than not, purple glasses.',
    crew: 'The pace is gentle, and there is a real lunch break.',
  },
  {
    key: 'brightside-dental',
    name: 'Brightside Dental Studio',
    trade: 'dental',
    city: 'Cary',
    plan: 'accelerate',
    mark: 'tooth',
    description:
      'Brightside Dental Studio is a calm practice with plants, skylights and blankets. We see families and a good number of anxious adults. Sealant days at local schools are our favorite days of the year.',
    crew: 'The whole team finishes by five, and lunch is an hour without phones.',
  },
  {
    key: 'hearthside',
    name: 'Hearthside Senior Living',
    trade: 'care',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'hearth-home',
    description:
      'Hearthside Senior Living is home to ninety residents and a very competitive bridge table. Meals are cooked from scratch, and the garden belongs to whoever weeds it. Students from three campuses visit every week.',
    crew: 'Residents will ask about your classes and remember the answers.',
  },
  {
    key: 'gentle-hands',
    name: 'Gentle Hands Home Care',
    trade: 'home-care',
    city: 'Greensboro',
    plan: 'impact',
    mark: 'hand-heart',
    description:
      'Gentle Hands Home Care helps older neighbors stay in their own homes. Our companions cook, drive, tidy and listen. Every match is made by a nurse who has met both people.',
    crew: 'You keep the same clients each week, so visits feel like seeing friends.',
  },
  {
    key: 'larkspur',
    name: 'Larkspur Pharmacy',
    trade: 'pharmacy',
    city: 'Chapel Hill',
    plan: 'accelerate',
    mark: 'mortar',
    description:
      'Larkspur Pharmacy is an independent pharmacy with a compounding lab and a soda fountain. We deliver by bicycle inside the town limits. The pharmacists have time to talk, which is why people come back.',
    crew: 'Three of our former clerks are in pharmacy school right now, with our references.',
  },
] as const satisfies readonly CompanyContent[];
