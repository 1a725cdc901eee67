import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { insertOperator, OPERATOR_AGENT } from '@nextshift/test-kit/people/insert-operator';
import {
  grantPlan,
  postJob,
  signUpEmployer,
  signUpWithProfile,
} from '@nextshift/test-kit/people/people';
import { call, type CallResponse } from '@nextshift/test-kit/requests/caller';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { longText } from './long-texts.ts';

/** What costs the server most of all that one caller may do. */
export interface ExpensiveAct {
  readonly name: string;
  /** How many of a burst must be answered other than by 429 and 503. */
  readonly atLeast: number;
  run(number: number): Promise<CallResponse>;
}

interface Board {
  readonly testbed: Testbed;
  readonly dataDir: string;
  readonly address: string;
  /** Jobs of the company that edits its page. */
  readonly jobs: number;
}

/** One of each kind of caller: an employer, a seeker, a visitor and an operator. */
export async function prepareActs({
  testbed,
  dataDir,
  address,
  jobs,
}: Board): Promise<ExpensiveAct[]> {
  const employer = await signUpEmployer(address, { companyName: 'Tin Lantern' });
  await testbed.inDatabase(dataDir, (database) => grantPlan(database, employer.id));
  for (let number = 0; number < jobs; number += 1) {
    await postJob(address, employer, { description: longText(9_900, number) });
  }
  const jobId = await postJob(address, employer, { description: longText(9_900, jobs) });
  const seeker = await signUpWithProfile(address);
  const operator = await testbed.inDatabase(dataDir, (database) =>
    insertOperator(database, 'bulkhead@nextshift.test'),
  );
  return [
    {
      name: 'an employer edits a company with full texts',
      atLeast: 2,
      run: (number) =>
        call(address, 'PUT', `/employer/update/${employer.id}`, {
          token: employer.token,
          body: { description: longText(1_900, number) },
        }),
    },
    {
      name: 'an employer edits a job with full texts',
      atLeast: 2,
      run: (number) =>
        call(address, 'PUT', `/employerjobs/${jobId}`, {
          token: employer.token,
          body: { description: longText(9_900, 1_000 + number) },
        }),
    },
    {
      name: 'a seeker uploads documents',
      atLeast: 2,
      run: () => {
        const body = new FormData();
        body.set('kind', 'resume');
        body.set(
          'file',
          new File([new Uint8Array(PDF_FILE)], 'cv.pdf', { type: 'application/pdf' }),
        );
        return call(address, 'POST', '/api/applications/documents', { token: seeker.token, body });
      },
    },
    {
      name: 'a visitor searches',
      atLeast: 2,
      run: (number) =>
        call(
          address,
          'GET',
          `/jobs/filteredJobs?limit=100&searchQuery=paper&minWage=${number % 90}`,
        ),
    },
    {
      name: 'an operator lists cases',
      atLeast: 2,
      run: () =>
        call(address, 'GET', '/api/operator/cases?limit=100', {
          headers: {
            cookie: `nextshift-operator=${operator.token}`,
            'user-agent': OPERATOR_AGENT,
          },
        }),
    },
  ];
}
