import { describe, expect, it } from 'vitest';
import {
  employerStatusWords,
  seekerStatusWords,
  statusOfEmployerWord,
  statusOfSeekerWord,
} from './application-status.ts';

describe('the words of an application status', () => {
  it.each([
    ['submitted', 'pending', 'Active'],
    ['under_review', 'Under Review', 'Under Review'],
    ['interviewing', 'Interviewing', 'Interviewing'],
    ['accepted', 'Accepted', 'Accepted'],
    ['declined', 'Rejected', 'Declined'],
    ['withdrawn', 'Withdrawn', 'Withdrawn'],
  ] as const)('%s is %s to the seeker and %s to the employer', (status, seeker, employer) => {
    expect(seekerStatusWords[status]).toBe(seeker);
    expect(employerStatusWords[status]).toBe(employer);
    expect(statusOfSeekerWord(seeker)).toBe(status);
    expect(statusOfEmployerWord(employer)).toBe(status);
  });

  it('know no word of the other vocabulary', () => {
    expect(statusOfSeekerWord('Active')).toBeNull();
    expect(statusOfEmployerWord('pending')).toBeNull();
  });
});
