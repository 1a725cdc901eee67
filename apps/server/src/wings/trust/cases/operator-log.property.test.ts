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
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import * as cases from '../../../../test/scenarios/cases.ts';

const SEED = 20_260_105;
const RUNS = 6;
/** Several dozen calls, on a machine that does other things. */
const TIMEOUT_MS = 120_000;

let app: TestApp;
let employer: TestAccount;
let reporter: TestAccount;
let operators: readonly [Operator, Operator];

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
  reporter = await signUpSeeker(app);
  operators = [await useOperator(app), await useOperator(app)];
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

/** @returns its id */
async function newCase(): Promise<string> {
  app.clock.advance(MINUTE_MS);
  for (const operator of operators) await operator.signInAgain();
  const jobId = await insertJob(app, employer);
  await cases.report(app, reporter, jobId);
  // The reporter may make twenty reports a day.
  await sql`update reports set created_at = created_at - interval '2 days'`.execute(app.database);
  return (await cases.caseOf(operators[0], jobId)).id;
}

async function appealIdOf(caseId: string): Promise<string> {
  const row = await app.database
    .selectFrom('appeals')
    .select('id')
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return row?.id ?? crypto.randomUUID();
}

async function perform({ by, what }: Tryout, caseId: string) {
  const operator = operators[by];
  if (!operator) throw new Error('there is no such operator');
  const { api } = operator;
  const decide = (decision: string, action: string) =>
    cases.decideCase(app, operator, caseId, { decision, action });
  const answer = async (outcome: 'accept' | 'reject') =>
    cases.decideAppeal(app, operator, await appealIdOf(caseId), outcome);
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
        const caseId = await newCase();
        const expected: string[] = [];
        for (const one of tryouts) {
          if (one.waits) app.clock.advance(10 * MINUTE_MS);
          if (one.appeals) {
            const body = { caseId, text: 'This is wrong.' };
            await app.api.submitAppeal({ as: employer, body });
          }
          const { statusCode } = await perform(one, caseId);
          expect([200, 401, 404, 409]).toContain(statusCode);
          if (statusCode === 200) expected.push(ACTS[one.what]);
          expect(await loggedActs(caseId)).toEqual(expected);
        }
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
