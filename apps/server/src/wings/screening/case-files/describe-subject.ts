import {
  type CaseSubject,
  describeShift,
  formatDollarRange,
  formatPay,
  type Job,
  jobFields,
  jobFieldsThatAre,
  type JobFieldThatIs,
  type PublicEmployer,
  type Shift,
} from '@nextshift/contract';

/** The first texts that were screened; their order stays, since a text that was released is known by it. */
const FIRST_SCREENED: readonly JobFieldThatIs<'screened'>[] = [
  'title',
  'description',
  'requirements',
  'schedule',
  'compensation',
  'benefits',
  'skills',
  'tags',
  'applyWebsite',
  'department',
  'startDate',
  'address',
];

/** The texts of a job that rules read, as cases name them. */
export const screenedTexts = [...new Set([...FIRST_SCREENED, ...jobFieldsThatAre('screened')])].map(
  (name) => ({ name, label: name === 'title' ? 'Title' : inSentence(jobFields[name].label) }),
);

function inSentence(label: string): string {
  return label.charAt(0) + label.slice(1).toLowerCase();
}

export type Line = readonly [label: string, text: string | readonly string[] | null];

/** A job as its page shows it, and what else belongs to it. */
export function describeJob(job: Job, more: readonly Line[] = []): CaseSubject {
  return describeLines(job.title, job.companyName, [
    ['Pay', formatPay(job)],
    ['Tips an hour', job.tips && formatDollarRange(job.tips)],
    ['Minimum age', String(job.minimumAge)],
    ['Expected hours', job.expectedHours === null ? null : String(job.expectedHours)],
    ['Type', job.type],
    ['Location type', job.locationType],
    ['Openings', String(job.openings)],
    ['Hours of one person', job.workload],
    ['Shifts', job.shifts.map(describeShiftWithPeople)],
    ['Shift times in', job.shifts.length === 0 ? null : job.timeZone],
    ['City', job.city],
    ['State', job.state],
    ['ZIP code', job.zipCode],
    ['Experience', job.experienceLevel],
    ['Industry', job.industry],
    ...screenedTexts
      .filter(({ name }) => name !== 'title')
      .map(({ name, label }): Line => [label, job[name]]),
    ...more,
  ]);
}

function describeShiftWithPeople(shift: Shift): string {
  const { capacity } = shift;
  return `${describeShift(shift)}, ${capacity} ${capacity === 1 ? 'person' : 'people'}`;
}

type DescribedCompany = Pick<
  PublicEmployer,
  'companyName' | 'website' | 'email' | 'phoneNumber' | 'city' | 'state' | 'description'
>;

/** A company as its page shows it, by the names that the rules give its texts. */
export function describeCompany(company: DescribedCompany): CaseSubject {
  return describeLines(company.companyName, company.companyName, [
    ['Company website', company.website],
    ['Company email', company.email],
    ['Phone', company.phoneNumber],
    ['Company city', company.city],
    ['State', company.state],
    ['Company description', company.description],
  ]);
}

/** A subject with those of its lines that say something. */
export function describeLines(
  title: string,
  companyName: string,
  lines: readonly Line[],
): CaseSubject {
  const texts = lines.flatMap(([label, value]) => {
    const text = typeof value === 'string' ? value : (value ?? []).join('\n');
    return text === '' ? [] : [{ label, text }];
  });
  return { title, companyName, texts };
}
