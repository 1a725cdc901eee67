import { randomUUID } from 'node:crypto';
import fc from 'fast-check';

/** Names of the things of a world, replaced when a request is sent. */
export const worldNames = [
  'seeker',
  'otherSeeker',
  'employer',
  'otherEmployer',
  'job',
  'otherJob',
  'closedJob',
  'application',
  'document',
  'session',
  'subscription',
  'seekerEmail',
  'employerEmail',
  'companyName',
  'file',
  'case',
] as const;
export type WorldName = (typeof worldNames)[number];

const named = (...names: WorldName[]) => fc.constantFrom(...names.map((name) => `{{${name}}}`));
const jobs = named('job', 'job', 'otherJob', 'closedJob');
const email = fc.oneof(
  named('seekerEmail', 'employerEmail'),
  // Unused so far; the draft stays the same for a seed.
  fc.integer({ min: 0 }).map((number) => `g-${number}-{{fresh}}@mail.example`),
);
const password = fc.constant('Sunflower-7');
const website = fc.constantFrom('https://copper-kettle.com', 'https://example.org/a?b=c');
const phone = fc.constantFrom('9195550142', '(919) 555-0142');

/** Valid values by field name, where the schema alone is not enough. */
export const knownValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email,
  password,
  newPassword: password,
  currentPassword: password,
  confirmPassword: password,
  confirmNewPassword: password,
  phone,
  phoneNumber: phone,
  website,
  applyWebsite: website,
  city: fc.constantFrom('Raleigh', 'Durham'),
  state: fc.constant('NC'),
  zipCode: fc.constant('27601'),
  taxNumber: fc.constant('12-3456789'),
  userId: named('seeker', 'seeker', 'seeker', 'otherSeeker'),
  profileId: named('seeker', 'seeker', 'seeker', 'otherSeeker'),
  employerId: named('employer', 'employer', 'employer', 'otherEmployer'),
  jobId: jobs,
  applicationId: named('application'),
  caseId: named('case'),
  subjectId: named('job', 'application', 'employer'),
  documentId: named('document'),
  sessionId: named('session'),
  resume: named('document'),
  coverLetter: named('document'),
  id: named('application', 'subscription', 'job'),
  name: named('companyName'),
  encodedVideoUrl: fc.constantFrom('/files/{{file}}', `https://a.example/${randomUUID()}`),
  handle: fc.constantFrom('@sunny', '@maker_7'),
  followers: fc.integer({ min: 0, max: 5_000 }),
  minWage: fc.integer({ min: 0, max: 10 }),
  maxWage: fc.integer({ min: 11, max: 60 }),
  payRate: fc.integer({ min: 1, max: 60 }),
  closesAt: fc.constantFrom('', null, new Date(Date.now() + 20 * 86_400_000).toISOString()),
  education: fc.constantFrom('High School Diploma', ['High School Diploma', 'Certification']),
  searchQuery: fc.constantFrom('barista', 'make coffee', 'weekend'),
  searchLocation: fc.constantFrom('Raleigh', 'Durham', ''),
  token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
};
