import { formatDate } from '../../../platform/text/format-date.ts';
import { jobDraft, type JobDraft } from '../job-draft.ts';

/** A field whose content differs between two versions of a job; '' is empty. */
export interface DifferingField {
  readonly label: string;
  readonly mine: string;
  readonly saved: string;
}

const labels: Readonly<Record<keyof JobDraft, string>> = {
  title: 'Job Title',
  type: 'Job Type',
  industry: 'Industry',
  department: 'Department',
  experienceLevel: 'Experience Level',
  description: 'Description',
  locationType: 'Location Type',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  payRate: 'Pay Rate',
  payFrequency: 'Pay Frequency',
  expectedHours: 'Expected Hours',
  minWage: 'Minimum Wage',
  maxWage: 'Maximum Wage',
  compensation: 'Compensation',
  benefits: 'Benefits',
  requirements: 'Requirements',
  skills: 'Skills',
  tags: 'Tags',
  schedule: 'Schedule',
  startDate: 'Start Date',
  closesAt: 'Closes on',
};

/** The fields in which two versions differ, in the order of the form. */
export function differingFields(mine: JobDraft, saved: JobDraft): DifferingField[] {
  return jobDraft
    .keyof()
    .options.map((field) => ({
      label: labels[field],
      mine: textOf(field, mine),
      saved: textOf(field, saved),
    }))
    .filter((field) => field.mine !== field.saved);
}

function textOf(field: keyof JobDraft, draft: JobDraft): string {
  const value = draft[field];
  if (typeof value !== 'string') return value.join('\n');
  const isDay = (field === 'closesAt' || field === 'startDate') && value !== '';
  return isDay ? formatDate(value) : value.trim();
}

/** An image as a differing field; null if it needs no choice. */
export function differingImage(
  mine: File | string | null,
  { before, saved }: { before: string | null; saved: string | null },
): DifferingField | null {
  // An image that was not touched here follows the saved job.
  if (mine === before || mine === saved) return null;
  return {
    label: 'Job Image',
    mine: mine instanceof File ? `New image: ${mine.name}` : '',
    saved: saved === null ? '' : saved === before ? 'Image as before' : 'Another image',
  };
}
