import type { SeekerContent } from '../seeker-content.ts';
import { durhamAreaSeekers } from './durham-area-seekers.ts';
import { raleighGraduateSeekers } from './raleigh-graduate-seekers.ts';
import { raleighStudentSeekers } from './raleigh-student-seekers.ts';
import { triadAndTownSeekers } from './triad-and-town-seekers.ts';

export const allSeekers: readonly SeekerContent[] = [
  ...raleighStudentSeekers,
  ...raleighGraduateSeekers,
  ...durhamAreaSeekers,
  ...triadAndTownSeekers,
];
