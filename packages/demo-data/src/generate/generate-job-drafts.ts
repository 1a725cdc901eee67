import { HOUR_MS } from '@nextshift/contract';
import { demoAccounts } from '../demo-accounts.ts';
import type { DemoJobDraft } from '../demo-data.ts';
import { dateAfter, daysBefore } from './demo-moments.ts';

/** One job that the demo employer has only begun, and one that goes live in a few days. */
export function generateJobDrafts(now: Date): DemoJobDraft[] {
  const place = { city: 'Raleigh', state: 'NC', locationType: 'On-site' } as const;
  const employerKey = demoAccounts.employer.key;
  return [
    {
      employerKey,
      fields: {
        ...place,
        title: 'Sunday Brunch Runner',
        type: 'Part-time',
        industry: 'Restaurant',
        tags: ['Weekend', 'Coffee'],
      },
      updatedAt: daysBefore(now, 1),
      publishAt: null,
    },
    {
      employerKey,
      fields: {
        ...place,
        title: 'Latte Art Night Host',
        type: 'Contract',
        industry: 'Restaurant',
        department: 'Events',
        experienceLevel: 'Entry Level',
        description:
          'On the last Thursday of the month we close the bar and pour for fun. You will welcome forty guests, keep the list of pourers and time each round. Coffee knowledge helps, but a clear voice and a good mood matter more.',
        payRate: 90,
        payFrequency: 'Per Day',
        requirements: ['Free on Thursday evenings', 'Happy to speak to a room'],
        tags: ['Evening', 'Event', 'Coffee'],
        skills: ['Hosting', 'Customer service'],
        schedule: 'One Thursday a month, 5 p.m. to 10 p.m.',
      },
      updatedAt: daysBefore(now, 2),
      publishAt: new Date(dateAfter(now, 4).getTime() + 14 * HOUR_MS),
    },
  ];
}
