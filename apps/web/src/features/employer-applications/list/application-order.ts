import type { EmployerApplication, EmployerApplicationSort } from '@nextshift/contract';
import { applicantName } from '../applicant/applicant-name.ts';
import { foldText } from './matches-search.ts';

/** Whether an application stands above another one in a list. */
export function comesBefore(
  one: EmployerApplication,
  other: EmployerApplication,
  sort: EmployerApplicationSort = 'newest',
): boolean {
  if (sort === 'newest') return one.createdAt > other.createdAt;
  if (sort === 'oldest') return one.createdAt < other.createdAt;
  return foldText(applicantName(one)) < foldText(applicantName(other));
}
