import * as z from 'zod';
import { cityName, isoTime, optionalZipCode, stateCode } from '../../../field-rules.ts';
import { keysOf, partOf } from '../../../tables.ts';
import { isWebAddress } from '../../../web-address.ts';
import { eachWorks, eachWorksInput, shift, shiftList } from '../shifts/shift-schemas.ts';
import {
  experienceLevels,
  industries,
  jobTypes,
  locationTypes,
  minimumAges,
  payFrequencies,
} from './job-enumerations.ts';
import {
  choiceField,
  type JobField,
  listField,
  moneyField,
  optionalClosingTime,
  optionalHours,
  paragraphsField,
  readNumber,
  requiredChoiceField,
  requiredTextField,
  specialField,
  textField,
} from './job-field-kinds.ts';
import { minimumAgeInput, tippedInput, tips, tipsInput } from './tips.ts';

/** How many people a job may hire. */
export const OPENINGS_MAX = 50;
/** How many, while its company is not verified. */
export const OPENINGS_UNVERIFIED_MAX = 5;
const INVALID_OPENINGS = `Please enter the openings as a whole number, from 1 to ${OPENINGS_MAX}`;
const INVALID_APPLY_WEBSITE = 'Please enter a valid website URL starting with http:// or https://';

function define<Table extends Readonly<Record<string, JobField>>>(table: Table): Table {
  return table;
}

/**
 * All that an employer says of a job, in the order in which it is checked. Each field has a column of its name in
 * `jobs`, which counts for the revision, is in drafts, and has a place in the form (but for `applyWebsite`) and on the
 * job's page; tests go through this table. Money is in US dollars, in the unit of `payFrequency`.
 */
export const jobFields = define({
  // Kept for those who applied.
  title: { ...requiredTextField('Job Title', 120, 'Please enter a job title'), erased: false },
  type: requiredChoiceField('Job Type', jobTypes, {
    input: z.enum(jobTypes, 'Please choose a job type'),
    none: '',
  }),
  /** Like `zipCode`, null for everyone but the employer if the job is remote. */
  address: textField('Address', 200),
  // Read as a name; kept for those who applied.
  city: {
    ...requiredTextField('City', 100, ''),
    input: cityName('Please enter a city'),
    screened: false,
    erased: false,
  },
  state: specialField('State', {
    input: stateCode('Please enter a state'),
    output: z.string(),
    none: '',
  }),
  zipCode: {
    ...specialField('ZIP Code', {
      input: optionalZipCode,
      output: z.string().nullable(),
      none: null,
    }),
    erased: true,
  },
  department: textField('Department', 100),
  industry: choiceField('Industry', industries, 'Please choose an industry'),
  experienceLevel: choiceField(
    'Experience Level',
    experienceLevels,
    'Please choose an experience level',
  ),
  locationType: requiredChoiceField('Location Type', locationTypes, {
    input: z.preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      z.enum(locationTypes, 'Please choose a location type').default('On-site'),
    ),
    none: 'On-site',
  }),
  minWage: moneyField('Minimum Wage'),
  maxWage: moneyField('Maximum Wage'),
  description: paragraphsField('Description', 10_000, 'Please enter a description'),
  compensation: textField('Compensation', 500),
  payRate: moneyField('Pay Rate'),
  payFrequency: choiceField('Pay Frequency', payFrequencies, 'Please choose a pay frequency'),
  /** Whether it has tips besides its pay. */
  tipped: specialField('Has Tips', { input: tippedInput, output: z.boolean(), none: false }),
  /** What they are an hour, as the employer says; null if unsaid. */
  tips: specialField('Tips an Hour', { input: tipsInput, output: tips.nullable(), none: null }),
  /** How long a one-time gig takes, as its employer expects. */
  expectedHours: specialField('Expected Hours', {
    input: optionalHours,
    output: z.number().nullable(),
    none: null,
  }),
  /** How many people it hires; blank is one. */
  openings: specialField('Openings', {
    input: z
      .preprocess(
        (value) => readNumber(value) ?? undefined,
        z
          .int(INVALID_OPENINGS)
          .min(1, INVALID_OPENINGS)
          .max(OPENINGS_MAX, INVALID_OPENINGS)
          .default(1),
      )
      .describe('How many people the job hires; more than 5 only for a verified company'),
    output: z.number().int(),
    none: 1,
  }),
  /** In the order of the week, those of dates last. */
  shifts: {
    ...specialField('Shifts', { input: shiftList, output: z.array(shift), none: [] }),
    erased: true,
  },
  /** Whether each person works all shifts, or how many a week; null where the employer does not say. */
  eachWorks: specialField('Each Person Works', {
    input: eachWorksInput,
    output: eachWorks.nullable(),
    none: null,
  }),
  /** How old one must be. */
  minimumAge: specialField('Minimum Age', {
    input: minimumAgeInput,
    output: z.literal(minimumAges),
    none: minimumAges[0],
  }),
  skills: listField('Skills', { maxItems: 20, maxLength: 60 }),
  tags: listField('Tags', { maxItems: 15, maxLength: 40 }),
  requirements: listField('Requirements', { maxItems: 20, maxLength: 300, isUnique: true }),
  benefits: listField('Benefits', { maxItems: 20, maxLength: 100 }),
  schedule: textField('Schedule', 200),
  applyWebsite: {
    ...textField('Apply Website', 300),
    input: z
      .string()
      .trim()
      .max(300, INVALID_APPLY_WEBSITE)
      .refine((text) => text === '' || isWebAddress(text), INVALID_APPLY_WEBSITE)
      .nullish()
      .transform((text) => (text === undefined || text === '' ? null : text)),
  },
  startDate: textField('Start Date', 40),
  /** Set while active; null for some closed jobs. */
  closesAt: specialField('Closes on', {
    input: optionalClosingTime,
    output: isoTime.nullable(),
    none: null,
  }),
});

type Table = typeof jobFields;
export type JobFieldName = keyof Table;

/** The fields of which a part of the table is true. */
export type JobFieldThatIs<Part extends 'screened' | 'erased'> = {
  [Name in JobFieldName]: Table[Name][Part] extends true ? Name : never;
}[JobFieldName];

export const jobFieldNames: readonly JobFieldName[] = keysOf(jobFields);

/** The names of the fields of which a part of the table is true. */
export function jobFieldsThatAre<Part extends 'screened' | 'erased'>(
  part: Part,
): readonly JobFieldThatIs<Part>[];
export function jobFieldsThatAre(part: 'screened' | 'erased'): readonly JobFieldName[] {
  return jobFieldNames.filter((name) => jobFields[name][part]);
}

/** The fields as everyone reads them. */
export const jobContent = z.object(partOf(jobFields, 'output'));
