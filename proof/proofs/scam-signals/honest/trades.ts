import type { Posting } from '../post-jobs.ts';
import trades from './trades.json' with { type: 'json' };

/**
 * Posts of 20 trades as small businesses write them. No rule, and no weight of the model, may be made from these; the ones
 * that are held stay as they are.
 */
export const tradePosts: readonly Posting[] = trades.map(({ company, title, text }) => ({
  company,
  website: null,
  email: 'owner@mail.example',
  accountAgeDays: 1,
  fields: { title, description: text, type: 'Part-time', city: 'Raleigh', state: 'NC' },
  question: null,
}));
