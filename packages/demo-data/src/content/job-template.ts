import { jobContent, jobTypes, payFrequencies, keysOf } from '@nextshift/contract';
import * as z from 'zod';
import { industryOfTrade } from './trades.ts';

const texts = z.array(z.string());
const atLeastOneText = z.tuple([z.string()], z.string());

/** What a template may say as it is stored; the rest is drawn, or comes from the company. */
export const plainContent = jobContent.omit({
  title: true,
  type: true,
  address: true,
  city: true,
  state: true,
  zipCode: true,
  minWage: true,
  maxWage: true,
  description: true,
  payRate: true,
  payFrequency: true,
  expectedHours: true,
  openings: true,
  shifts: true,
  eachWorks: true,
  skills: true,
  tags: true,
  requirements: true,
  schedule: true,
  startDate: true,
  closesAt: true,
});

/**
 * A job as several companies might word it. Texts may name {company}, {city} and {street}.
 * The description becomes: one opening, the body, the company's own sentence, a closing.
 */
export const jobTemplate = z.strictObject({
  // Without them: the company's own industry (a cafe's video gig is Media), Entry Level, On-site, nothing.
  ...plainContent.partial().shape,
  title: z.string(),
  trades: z.array(z.enum(keysOf(industryOfTrade))),
  type: z.enum(jobTypes),
  pay: z.strictObject({ per: z.enum(payFrequencies), from: z.number(), to: z.number() }),
  openings: atLeastOneText,
  body: z.string(),
  requirements: texts,
  tags: texts,
  skills: texts,
  schedules: atLeastOneText,
});

export type JobTemplate = z.output<typeof jobTemplate>;
