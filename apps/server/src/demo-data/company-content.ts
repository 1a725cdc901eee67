import type { CityName } from './cities.ts';
import type { PlanType } from './demo-enumerations.ts';
import type { MarkName } from './logo-marks/all-marks.ts';
import type { Trade } from './trades.ts';

/** The written part of a company; address, phone, website and dates are generated. */
export interface CompanyContent {
  key: string;
  name: string;
  trade: Trade;
  city: CityName;
  /** Other cities in which the company has a site that hires. */
  branches?: readonly CityName[];
  plan: PlanType;
  mark: MarkName;
  description: string;
  /** What working there is like, told in every one of its job descriptions. */
  crew: string;
}
