import { decideCase, reportSubject, submitAppeal, updateJob } from '@nextshift/contract';
import { insertOperator } from '@nextshift/test-kit/people/insert-operator';
import { newEmail, type Person, postJob, signUpEmployer } from '@nextshift/test-kit/people/people';
import { ask } from '@nextshift/test-kit/requests/ask';
import type pg from 'pg';
import { asOperator, readCaseRevision } from '../../board/call-as-operator.ts';
import type { Caller } from '../../board/principals.ts';

/** What is held until an operator decides. */
const SCAM = 'Text our manager at wa.me/15550142 to start today.';

interface People {
  readonly employer: Person;
  readonly seeker: Person;
}

/** Where cases are decided, and by whom. */
interface Office {
  readonly address: string;
  readonly database: pg.Client;
  readonly operator: Caller;
}

/** Cases with payloads in all that operators read, and in what they write. */
export interface HeldCases {
  readonly operator: Caller;
  readonly held: string;
  readonly removed: string;
  /** A company that shares a phone number with the one of the cases. */
  readonly linked: string;
}

export async function createHeldCases(
  { address, database, operator }: Office,
  { employer, seeker }: People,
  next: (max: number) => string,
): Promise<HeldCases> {
  const { phone_number: phone } = (
    await database.query<{ phone_number: string }>(
      'SELECT phone_number FROM employers WHERE id = $1',
      [employer.id],
    )
  ).rows[0] ?? { phone_number: '' };
  const linked = await signUpEmployer(address, { companyName: next(120), phone });
  const caseOf = async (jobId: string) => (await casesOf(database, [jobId]))[0] ?? '';

  const jobId = await postJob(address, employer, { description: next(5_000) });
  await releaseJobs({ address, database, operator }, [jobId]);
  const report = { subjectType: 'job', subjectId: jobId, reason: 'scam', note: next(300) };
  await ask(address, reportSubject, { as: seeker, body: report });
  const removed = await caseOf(jobId);
  const decision = {
    decision: 'uphold',
    action: 'remove_job',
    cannedReason: 'handles_money',
    reason: next(500),
    revision: await readCaseRevision(address, operator, removed),
  };
  const options = asOperator(address, operator, { caseId: removed, body: decision });
  await ask(address, decideCase, options);

  const heldJob = await postJob(address, employer, { description: `${SCAM} ${next(5_000)}` });
  const body = { title: next(120), description: next(5_000), requirements: [next(300)] };
  await ask(address, updateJob, { as: employer, jobId: heldJob, body });
  const held = await caseOf(heldJob);
  const appeal = { caseId: held, text: next(2_000) };
  await ask(address, submitAppeal, { as: employer, body: appeal });
  return { operator, held, removed, linked: linked.id };
}

export async function createOperator(database: pg.Client): Promise<Caller> {
  const email = newEmail();
  return { ...(await insertOperator(database, email)), email, password: '' };
}

/** Publishes those of the jobs that are held because of their payloads. */
export async function releaseJobs(
  { address, database, operator }: Office,
  jobIds: readonly string[],
): Promise<void> {
  for (const caseId of await casesOf(database, jobIds)) {
    const revision = await readCaseRevision(address, operator, caseId);
    const body = { decision: 'dismiss', action: 'none', reason: 'It is a payload.', revision };
    await ask(address, decideCase, asOperator(address, operator, { caseId, body }));
  }
}

/** Those to be decided. */
async function casesOf(database: pg.Client, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM cases WHERE subject_id = ANY ($1) AND decided_at IS NULL',
    [jobIds],
  );
  return rows.map(({ id }) => id);
}
