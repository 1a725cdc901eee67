import { MINUTE_MS } from '@nextshift/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import {
  apiOfOperator,
  insertOperator,
  type OperatorHeaders,
  signInOperator,
  type TestOperator,
} from '../../../../test/database/insert-operators.ts';
import { revisionOfCase } from '../../../../test/database/read-revisions.ts';

const SEED = 20_260_105;
const RUNS = 6;
/** Several dozen calls, on a machine that does other things. */
const TIMEOUT_MS = 120_000;

let app: TestApp;
let employer: TestAccount;
let reporter: TestAccount;
let operators: readonly TestOperator[];

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
  reporter = await signUpSeeker(app);
  operators = [await insertOperator(app), await insertOperator(app)];
});

afterAll(() => app.close());

/** What an operator may try; whether it succeeds depends on what happened before. */
const tryout = fc.record({
  by: fc.nat({ max: 1 }),
  what: fc.constantFrom(
    'look',
    'remove',
    'uphold',
    'dismiss',
    'undo',
    'accept the appeal',
    'reject the appeal',
  ),
  /** An appeal may come, and the time in which a decision can be undone may pass, before. */
  appeals: fc.boolean(),
  waits: fc.boolean(),
});

type Tryout = typeof tryout extends fc.Arbitrary<infer T> ? T : never;

/** The act that the log has after a success. */
const ACTS: Readonly<Record<Tryout['what'], string>> = {
  look: 'viewed_case',
  remove: 'decided_case',
  uphold: 'decided_case',
  dismiss: 'decided_case',
  undo: 'undid_decision',
  'accept the appeal': 'decided_appeal',
  'reject the appeal': 'decided_appeal',
};

interface Subject {
  readonly caseId: string;
  readonly headers: readonly OperatorHeaders[];
}

async function newCase(): Promise<Subject> {
  app.clock.advance(MINUTE_MS);
  const headers: OperatorHeaders[] = [];
  for (const operator of operators) headers.push(await signInOperator(app, operator));
  const jobId = await insertJob(app, employer);
  const body = { subjectType: 'job', subjectId: jobId, reason: 'scam' };
  await app.api.reportSubject({ as: reporter, body });
  // The reporter may make twenty reports a day.
  await sql`update reports set created_at = created_at - interval '2 days'`.execute(app.database);
  const { id } = await app.database
    .selectFrom('cases')
    .select('id')
    .where('subject_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { caseId: id, headers };
}

async function appealIdOf(caseId: string): Promise<string> {
  const row = await app.database
    .selectFrom('appeals')
    .select('id')
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return row?.id ?? crypto.randomUUID();
}

async function perform({ by, what }: Tryout, { caseId, headers }: Subject) {
  const as = headers[by];
  if (!as) throw new Error('there is no such operator');
  const api = apiOfOperator(app, as);
  const read = async () => ({
    reason: 'A reason.',
    revision: await revisionOfCase(app, caseId),
  });
  const decide = async (decision: string, action: string) =>
    api.decideCase({ caseId, body: { decision, action, ...(await read()) } });
  const answer = async (outcome: string) =>
    api.decideAppeal({ appealId: await appealIdOf(caseId), body: { outcome, ...(await read()) } });
  switch (what) {
    case 'look':
      return api.getCase({ caseId });
    case 'remove':
      return decide('uphold', 'remove_job');
    case 'uphold':
      return decide('uphold', 'none');
    case 'dismiss':
      return decide('dismiss', 'none');
    case 'undo':
      return api.undoDecision({ caseId });
    case 'accept the appeal':
      return answer('accept');
    case 'reject the appeal':
      return answer('reject');
  }
}

async function loggedActs(caseId: string): Promise<string[]> {
  const rows = await app.database
    .selectFrom('operator_log')
    .select('act')
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(({ act }) => act);
}

it(
  'has a line for every act and look that succeeds, and none for what is refused',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tryout, { minLength: 4, maxLength: 8 }), async (tryouts) => {
        const subject = await newCase();
        const expected: string[] = [];
        for (const one of tryouts) {
          if (one.waits) app.clock.advance(10 * MINUTE_MS);
          if (one.appeals) {
            const body = { caseId: subject.caseId, text: 'This is wrong.' };
            await app.api.submitAppeal({ as: employer, body });
          }
          const { statusCode } = await perform(one, subject);
          expect([200, 401, 404, 409]).toContain(statusCode);
          if (statusCode === 200) expected.push(ACTS[one.what]);
          expect(await loggedActs(subject.caseId)).toEqual(expected);
        }
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
