import { expect, it } from 'vitest';
import { employerMaySeeContact } from './employer-may-see-contact.ts';

const acceptedAt = new Date('2026-01-01T00:00:00Z');
const good = { moderation: 'clear', seeker_suspended_at: null } as const;

it.each([
  ['2026-01-01T00:00:00Z', true],
  ['2026-01-30T23:59:00Z', true],
  ['2026-01-31T00:00:00Z', true],
  ['2026-01-31T00:00:01Z', false],
  ['2026-02-01T00:00:00Z', false],
])('contact of an applicant accepted on January 1 at %s: %s', (now, visible) => {
  const application = { ...good, status: 'accepted', accepted_at: acceptedAt } as const;
  expect(employerMaySeeContact(application, new Date(now))).toBe(visible);
});

it.each(['submitted', 'under_review', 'interviewing', 'declined', 'withdrawn'] as const)(
  'shows no contact of a %s application',
  (status) => {
    const application = { ...good, status, accepted_at: null } as const;
    expect(employerMaySeeContact(application, acceptedAt)).toBe(false);
  },
);

it.each(['held', 'removed'] as const)('shows no contact while the job is %s', (moderation) => {
  const application = { ...good, status: 'accepted', accepted_at: acceptedAt, moderation } as const;
  expect(employerMaySeeContact(application, acceptedAt)).toBe(false);
});

it('shows no contact of somebody who is suspended', () => {
  const suspended = { ...good, seeker_suspended_at: acceptedAt };
  const application = { ...suspended, status: 'accepted', accepted_at: acceptedAt } as const;
  expect(employerMaySeeContact(application, acceptedAt)).toBe(false);
});
