import {
  experienceLevels,
  industries,
  jobTypes,
  locationTypes,
  payFrequencies,
} from '@nextshift/contract';
import * as z from 'zod';
import { keysOf } from './keys-of.ts';
import { industryOfTrade } from './trades.ts';

const texts = z.array(z.string());
const atLeastOneText = z.tuple([z.string()], z.string());

/**
 * A job as several companies might word it. Texts may name {company}, {city} and {street}.
 * The description becomes: one opening, the body, the company's own sentence, a closing.
 */
export const jobTemplate = z.strictObject({
  title: z.string(),
  trades: z.array(z.enum(keysOf(industryOfTrade))),
  /** Where it differs from the company's own industry: a cafe's video gig is Media. */
  industry: z.enum(industries).exactOptional(),
  type: z.enum(jobTypes),
  /** On-site by default. */
  locationType: z.enum(locationTypes).exactOptional(),
  /** Entry Level by default. */
  experienceLevel: z.enum(experienceLevels).exactOptional(),
  department: z.string().exactOptional(),
  pay: z.strictObject({ per: z.enum(payFrequencies), from: z.number(), to: z.number() }),
  compensation: z.string().exactOptional(),
  openings: atLeastOneText,
  body: z.string(),
  requirements: texts,
  tags: texts,
  skills: texts,
  schedules: atLeastOneText,
  benefits: texts.exactOptional(),
});

export type JobTemplate = z.output<typeof jobTemplate>;
