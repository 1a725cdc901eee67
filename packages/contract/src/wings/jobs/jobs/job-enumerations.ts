/** The enumerations of jobs, in the words of the wire and of the screens. */
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export const experienceLevels = ['Entry Level', 'Junior', 'Mid Level', 'Senior'] as const;
export const locationTypes = ['On-site', 'Remote', 'Hybrid'] as const;
export const industries = [
  'Restaurant',
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Hospitality',
  'Construction',
  'Transportation',
  'Media',
  'Other',
] as const;
export const payFrequencies = [
  'One Time',
  'Gift Card',
  'Per Hour',
  'Per Day',
  'Per Week',
  'Per Month',
] as const;
/** How old one must be for a job; the first is that of a job that names none. */
export const minimumAges = [16, 18, 21] as const;
/** What hourly pay is computed from: the hours named, those of the shifts, or usual ones. */
export const hourlyPayBases = ['stated', 'from_shifts', 'assumed'] as const;
export const jobStatuses = ['Active', 'Closed'] as const;
/** Whether a job may be public; apart from its status. */
export const jobModerations = ['clear', 'held', 'removed'] as const;
/** Why a job is closed. */
export const closedReasons = ['filled', 'closed', 'expired', 'plan_ended', 'removed'] as const;

export type JobType = (typeof jobTypes)[number];
export type ExperienceLevel = (typeof experienceLevels)[number];
export type LocationType = (typeof locationTypes)[number];
export type Industry = (typeof industries)[number];
export type PayFrequency = (typeof payFrequencies)[number];
export type MinimumAge = (typeof minimumAges)[number];
export type HourlyPayBasis = (typeof hourlyPayBases)[number];
export type JobStatus = (typeof jobStatuses)[number];
export type ClosedReason = (typeof closedReasons)[number];

/** How a pay frequency is shown. */
export const payFrequencyLabels = {
  'One Time': 'Once',
  'Gift Card': 'Gift Card',
  'Per Hour': 'Per Hour',
  'Per Day': 'Per Day',
  'Per Week': 'Per Week',
  'Per Month': 'Per Month',
} as const satisfies Record<PayFrequency, string>;
