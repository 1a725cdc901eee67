import { describe, expect, it } from 'vitest';
import {
  employerStatusLabels,
  seekerStatusLabels,
  statusFromEmployerLabel,
  statusFromSeekerLabel,
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
    expect(seekerStatusLabels[status]).toBe(seeker);
    expect(employerStatusLabels[status]).toBe(employer);
    expect(statusFromSeekerLabel(seeker)).toBe(status);
    expect(statusFromEmployerLabel(employer)).toBe(status);
  });

  it('do not include words of the other vocabulary', () => {
    expect(statusFromSeekerLabel('Active')).toBeNull();
    expect(statusFromEmployerLabel('pending')).toBeNull();
  });
});
