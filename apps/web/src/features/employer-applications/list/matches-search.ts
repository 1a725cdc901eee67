import type { EmployerApplication } from '@nextshift/contract';
import { applicantName } from '../applicant/applicant-name.ts';

type Searched = Pick<EmployerApplication, 'user' | 'job'>;

/** Whether every word stands in the applicant's name or the job's title, as the server has it. */
export function matchesSearch(application: Searched, search: string): boolean {
  const text = foldText(`${applicantName(application)} ${application.job.title}`);
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A text without case and accents. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
