import type {
  ExperienceLevel,
  Industry,
  JobType,
  LocationType,
  PayFrequency,
} from '@nextshift/contract';
import type { Trade } from './trades.ts';

/**
 * A job as several companies might word it. Texts may name {company}, {city} and {street}.
 * The description becomes: one opening, the body, the company's own sentence, a closing.
 */
export interface JobTemplate {
  title: string;
  trades: readonly Trade[];
  /** Where it differs from the company's own industry: a cafe's video gig is Media. */
  industry?: Industry;
  type: JobType;
  /** On-site unless told. */
  locationType?: LocationType;
  /** Entry Level unless told. */
  experienceLevel?: ExperienceLevel;
  department?: string;
  pay: { per: PayFrequency; from: number; to: number };
  compensation?: string;
  openings: readonly [string, ...string[]];
  body: string;
  requirements: readonly string[];
  tags: readonly string[];
  skills: readonly string[];
  schedules: readonly [string, ...string[]];
  benefits?: readonly string[];
}
