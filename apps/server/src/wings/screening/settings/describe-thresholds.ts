import type { Standing, StandingThresholds } from '@nextshift/contract';
import type { RiskLimits } from '../signals/index.ts';

const NAMES: Readonly<Record<Standing, string>> = {
  new: 'New companies',
  confirmed: 'Confirmed companies',
  verified: 'Verified companies',
};

const risk = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** What was set, beside what it was: 'New companies: held from 0.70 (0.74 before), heavily from 0.88 (as before).' */
export function describeThresholds(
  { standing, threshold, heavyThreshold }: StandingThresholds,
  before: RiskLimits,
): string {
  const held = sayRisk(threshold, before.threshold);
  const heavily = sayRisk(heavyThreshold, before.heavyThreshold);
  return `${NAMES[standing]}: held from ${held}, heavily from ${heavily}.`;
}

function sayRisk(now: number, before: number): string {
  return `${risk.format(now)} (${now === before ? 'as' : risk.format(before)} before)`;
}
