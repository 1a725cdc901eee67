import { planIds, keysOf } from '@nextshift/contract';
import * as z from 'zod';
import { allMarks } from '../drawing/logo-marks/all-marks.ts';
import { cities } from './cities.ts';
import { industryOfTrade } from './trades.ts';

const city = z.enum(keysOf(cities));

/** The written part of a company; address, phone, website and dates are generated. */
export const companyContent = z.strictObject({
  key: z.string(),
  name: z.string(),
  trade: z.enum(keysOf(industryOfTrade)),
  city,
  /** Other cities in which the company has a site that hires. */
  branches: z.array(city).exactOptional(),
  plan: z.enum([...planIds, 'none']),
  mark: z.enum(keysOf(allMarks)),
  description: z.string(),
  /** What working there is like; included in all of its job descriptions. */
  crew: z.string(),
});

export type CompanyContent = z.output<typeof companyContent>;
