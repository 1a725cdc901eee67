import { createJobBody } from '@nextshift/contract';
import { applyToJob } from '@nextshift/server/wings/hiring/applications/apply/apply-to-job';
import { changeApplicationStatus } from '@nextshift/server/wings/hiring/applications/decide/change-application-status';
import { createJob } from '@nextshift/server/wings/posting/job-postings/create-job';
import { minimalJobBody } from '@nextshift/test-kit/people/people';
import type { Subjects } from '../../harness/recorded-transaction.ts';
import type { Platform } from '@nextshift/server/platform/platform';
import type { Parts, WriteKind } from './write-kind.ts';

const job = createJobBody.parse(minimalJobBody);

export const apply: WriteKind = {
  name: 'apply',
  counted: 'applications',
  requestOf: ({ subjects }) => ({
    method: 'POST',
    path: `/applications/job/${idIn(subjects, 'job')}/apply`,
    body: { userId: idIn(subjects, 'seeker') },
  }),
  perform: (parts, { subjects }) =>
    applyToJob(platformOf(parts), idIn(subjects, 'seeker'), idIn(subjects, 'job'), {
      data: undefined,
      shiftIds: undefined,
    }),
};

export const accept: WriteKind = {
  name: 'accept',
  counted: `applications where status = 'accepted'`,
  requestOf: ({ subjects }) => ({
    method: 'PUT',
    path: `/employerapplications/${idIn(subjects, 'application')}`,
    body: { status: 'Accepted' },
  }),
  perform: (parts, { subjects }) =>
    changeApplicationStatus(
      platformOf(parts),
      idIn(subjects, 'employer'),
      idIn(subjects, 'application'),
      { status: 'Accepted' },
    ),
};

export const post: WriteKind = {
  name: 'createjob',
  counted: 'jobs',
  requestOf: () => ({ method: 'POST', path: '/employerjobs/createjob', body: minimalJobBody }),
  perform: (parts, { subjects }) =>
    createJob(platformOf(parts), idIn(subjects, 'employer'), job, undefined),
};

/** The use cases are given all of the platform; these do not touch the rest of it. */
const platformOf = (parts: Parts) => parts as Platform;

function idIn(subjects: Subjects, name: string): string {
  const id = subjects[name];
  if (typeof id !== 'string') throw new Error(`This write has no ${name}.`);
  return id;
}
