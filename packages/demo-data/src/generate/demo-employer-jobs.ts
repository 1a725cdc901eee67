import type { JobStatus } from '../content/demo-enumerations.ts';
import type { JobTemplate } from '../content/job-template.ts';

interface DemoEmployerJob {
  template: JobTemplate;
  status: JobStatus;
  /** How many it hires; one by default. */
  openings?: number;
  /** Days before now. */
  publishedDaysAgo: number;
  closedDaysAgo?: number;
  /** Days from now; by default a month after posting. */
  closesInDays?: number;
}

/** The jobs of the demo employer are written for it alone, so that its dashboard tells a story. */
export const demoEmployerJobs: readonly DemoEmployerJob[] = [
  {
    status: 'active',
    openings: 3,
    publishedDaysAgo: 12,
    closesInDays: 5,
    template: {
      title: 'Opening Barista',
      trades: ['cafe'],
      type: 'Part-time',
      department: 'Front of House',
      pay: { per: 'Per Hour', from: 14, to: 16 },
      compensation: 'Tips are shared and paid weekly',
      tipped: true,
      tips: { min: 5, max: 5 },
      openings: [
        'We unlock the door at half past six, and the first twenty people know each other.',
      ],
      body: 'You will set the grinders, steam a lot of oat milk and learn what forty regulars drink. Our head roaster trains every new barista in person for two weeks, from tasting to cleaning the drains. If you have never pulled a shot, that is fine, as long as you can be on time and in a good mood.',
      requirements: [
        'Able to start at 6:00 a.m. two mornings a week',
        'Friendly before your own first coffee',
        'Comfortable standing for five hours',
        'Free for at least one semester',
      ],
      tags: ['Morning', 'Coffee', 'Tips', 'Training provided'],
      skills: ['Customer service', 'Espresso', 'Cash handling'],
      schedules: ['Two to four mornings a week, 6 a.m. to 11 a.m.'],
      benefits: ['Free drinks', 'A bag of beans every month', 'Paid training'],
    },
  },
  {
    status: 'closed',
    publishedDaysAgo: 16,
    closedDaysAgo: 3,
    template: {
      title: 'UGC Video: Cold Brew Season',
      trades: ['cafe'],
      industry: 'Media',
      type: 'Contract',
      locationType: 'Hybrid',
      pay: { per: 'One Time', from: 250, to: 250 },
      compensation: 'Plus drinks for you and a friend on the day',
      openings: [
        'Our bottled cold brew leaves the cafe for the first time this month, and we need a video for it.',
      ],
      body: 'We are after one vertical film of thirty seconds: pouring, ice, a first sip and a place in Raleigh that you really go to. You choose the story, and we only ask that the label can be read once. You keep the right to show it in your portfolio; we may run it as an ad for ninety days.',
      requirements: [
        'Links to two short videos of yours',
        'Own phone or camera and decent sound',
        'First cut within eight days',
        'One round of changes included',
      ],
      tags: ['UGC', 'Video', 'Coffee', 'Creator'],
      skills: ['Video editing', 'Storytelling', 'Instagram', 'TikTok'],
      schedules: ['One visit, then from home within eight days'],
    },
  },
  {
    status: 'closed',
    publishedDaysAgo: 27,
    closedDaysAgo: 6,
    template: {
      title: 'Latte Art Reel Creator',
      trades: ['cafe'],
      industry: 'Media',
      type: 'Contract',
      pay: { per: 'One Time', from: 180, to: 180 },
      openings: [
        'Our baristas pour swans and tulips every day, and nobody has filmed them well yet.',
      ],
      body: 'Come by on a slow afternoon and shoot three Reels of about twenty seconds each, close up and with real sound. You will have the bar, a window and a barista with patience. We publish one a week and tag you in each.',
      requirements: [
        'Macro or close-up experience',
        'Instagram Reels examples',
        'One free weekday afternoon',
      ],
      tags: ['Instagram', 'Reel', 'Coffee'],
      skills: ['Videography', 'Video editing'],
      schedules: ['One weekday afternoon, 2 p.m. to 5 p.m.'],
    },
  },
  {
    status: 'closed',
    publishedDaysAgo: 70,
    closedDaysAgo: 47,
    template: {
      title: 'Saturday Market Stand Helper',
      trades: ['cafe'],
      type: 'Part-time',
      pay: { per: 'Per Day', from: 95, to: 110 },
      openings: [
        'Every Saturday we serve pour-over coffee at the farmers market from one folding table.',
      ],
      body: 'You will help to set up at six, keep the kettles hot and explain the three beans on the menu to anyone who asks. The market ends at noon, and we pack up in half an hour. It is the friendliest line of customers in town.',
      requirements: ['Free on Saturdays', 'Able to lift 30 lb', 'Likes talking with people'],
      tags: ['Saturday', 'Outdoors', 'Coffee'],
      skills: ['Customer service', 'Brewing'],
      schedules: ['Saturdays 6 a.m. to 12:30 p.m.'],
    },
  },
  {
    status: 'closed',
    publishedDaysAgo: 103,
    closedDaysAgo: 76,
    template: {
      title: 'Roastery Packing Assistant',
      trades: ['cafe'],
      industry: 'Manufacturing',
      type: 'Part-time',
      department: 'Roastery',
      pay: { per: 'Per Hour', from: 14, to: 15 },
      openings: ['On roasting days about three hundred bags leave our back room.'],
      body: 'You will weigh, seal, stamp and box coffee for six restaurants and our web shop. The work is quiet, smells wonderful and leaves room for a podcast. Orders are ready by three, and then you can go.',
      requirements: ['Careful with weights', 'Tuesday and Thursday free', 'Able to lift 40 lb'],
      tags: ['Daytime', 'Behind the scenes', 'Coffee'],
      skills: ['Packing', 'Attention to detail'],
      schedules: ['Tuesday and Thursday, 10 a.m. to 3 p.m.'],
    },
  },
];
