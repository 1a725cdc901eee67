import {
  closeJob,
  createJob,
  createJobDraft,
  duplicateJob,
  getEmployer,
  type Job,
  listEmployerJobs,
  publishJobDraft,
  updateEmployer,
  updateJob,
  updateJobDraft,
} from '@nextshift/contract';
import { minimalJobBody } from '@nextshift/demo-data/rows';
import { giveForm } from '@nextshift/test-kit/people/acts';
import { type Account, insertEmployers } from '@nextshift/test-kit/people/insert-people';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';
import { ask } from '@nextshift/test-kit/requests/ask';
import { callWithRetry } from '@nextshift/test-kit/requests/caller';
import type pg from 'pg';
import { fieldsOf, obey, questionsOf, quotes, sentencesOf } from './texts-of-step.ts';
import type { AttackText, Step, Way } from './ways.ts';

export interface RunningBoard {
  readonly address: string;
  readonly database: pg.Client;
}

/** An account on its way. */
interface Walker extends RunningBoard {
  readonly as: Account;
  readonly texts: AttackText;
  /** The last job that it posted, and its last draft. */
  jobId: string;
  draftId: string;
  steps: number;
}

export interface Walked {
  /** Whether the scam was held until somebody decides; otherwise it was not tried further. */
  readonly isHeld: boolean;
  /** What contradicts the claim. */
  readonly violations: readonly string[];
  readonly steps: number;
  readonly jobId: string;
}

/** Goes a way with the texts of one scam, as a company that has just joined. */
export async function walk(board: RunningBoard, way: Way, texts: AttackText): Promise<Walked> {
  const [as] = await insertEmployers(board.database, 1, 'corporate');
  if (!as) throw new Error('There is no employer.');
  await board.database.query(
    `UPDATE employers SET company_name = 'Bright Path Group', created_at = now() - interval '1 day',
       verified_at = CASE WHEN $2 THEN now() END, verified_by = CASE WHEN $2 THEN 'operator' END
     WHERE id = $1`,
    [as.id, way.isVerified ?? false],
  );
  const walker: Walker = { ...board, as, texts, jobId: '', draftId: '', steps: 0 };
  const violations: string[] = [];
  let [isScam, isHeld] = [false, false];
  for (const [index, step] of way.steps.entries()) {
    await take(walker, step);
    walker.steps += 1;
    isScam ||= 'text' in step && step.text === 'scam';
    // What is posted before the scam is honest, and nobody reads a draft.
    if (!isScam || step.act === 'draft') continue;
    isHeld ||= await isHeavy(walker);
    if (!isHeld) break;
    const found = await judge(walker);
    const at = `“${texts.title}”, ${way.name}, after step ${index + 1} (${step.act})`;
    violations.push(...found.map((what) => `${at}: ${what}`));
  }
  if (isHeld && violations.length === 0) await waitUntilHidden(walker);
  return { jobId: walker.jobId, steps: walker.steps, isHeld, violations };
}

async function take(walker: Walker, step: Step): Promise<void> {
  const { address, database, as, texts } = walker;
  const edit = (body: object) =>
    ask(address, updateJob, { as, jobId: walker.jobId, body }).then(({ job }) => job);
  switch (step.act) {
    case 'post': {
      const body = { ...minimalJobBody, ...fieldsOf(step, texts) };
      walker.jobId = (await ask(address, createJob, { as, body })).newJob.id;
      return;
    }
    case 'edit':
      await edit({ ...emptied, ...fieldsOf(step, texts) });
      return;
    case 'close':
      await ask(address, closeJob, { as, jobId: walker.jobId });
      return;
    case 'repost':
      await edit({ ...fieldsOf(step, texts), status: 'Active', closesAt: null });
      return;
    case 'draft': {
      const fields = { ...minimalJobBody, ...fieldsOf(step, texts) };
      walker.draftId = (await ask(address, createJobDraft, { as, body: { fields } })).draft.id;
      return;
    }
    case 'duplicate': {
      const { draft } = await ask(address, duplicateJob, { as, jobId: walker.jobId });
      const fields = { ...minimalJobBody, description: texts[step.text] };
      await ask(address, updateJobDraft, { as, draftId: draft.id, body: { fields } });
      walker.draftId = draft.id;
      return;
    }
    case 'publish': {
      const published = { as, draftId: walker.draftId, body: {} };
      const reply = await ask(address, publishJobDraft, published);
      if (!('newJob' in reply)) throw new Error('The draft was not posted.');
      walker.jobId = reply.newJob.id;
      return;
    }
    case 'ask':
      await giveForm(address, as, walker.jobId, { questions: questionsOf(texts[step.text]) });
      return;
    case 'introduce': {
      const body = { description: texts[step.text] };
      await ask(address, updateEmployer, { as, employerId: as.id, body });
      return;
    }
    case 'obey':
      for (let description = texts.scam; description !== '';) {
        const { moderationReasons } = await ownJob(walker);
        description = obey(description, moderationReasons);
        await edit({ description: description || texts.harmless });
      }
      return;
    case 'shorten':
      for (const [index, sentence] of sentencesOf(texts.scam).entries()) {
        const rest = sentencesOf(texts.scam).slice(index + 1);
        await edit({ description: rest.length > 0 ? rest.join(' ') : `Not ${sentence}` });
      }
      return;
    case 'wait':
      await letPass(database, as, step.days);
  }
}

/** Fields in which a text was written before. */
const emptied = { requirements: [], tags: [], schedule: null };

async function ownJobs({ address, as }: Walker): Promise<Job[]> {
  const { jobs } = await ask(address, listEmployerJobs, { as, employerId: as.id });
  return jobs;
}

async function ownJob(walker: Walker): Promise<Job> {
  const own = (await ownJobs(walker)).find(({ id }) => id === walker.jobId);
  if (!own) throw new Error('The job is gone.');
  return own;
}

/** What of an account is public that should not be, and what its owner should not read. */
async function judge(walker: Walker): Promise<string[]> {
  const { address, as, texts } = walker;
  const jobs = await ownJobs(walker);
  const found = jobs.filter(({ moderation }) => moderation === 'clear').map(() => 'it is public');
  const reasons = jobs.flatMap(({ moderationReasons }) => moderationReasons);
  if (reasons.some((reason) => quotes(reason, texts.scam))) found.push('its owner reads the words');
  const page = JSON.stringify(await ask(address, getEmployer, { employerId: as.id }));
  if (page.includes(texts.scam)) found.push('its company says it');
  return found;
}

/** Responses that visitors read are kept, and dropped right after a change. */
async function waitUntilHidden(walker: Walker): Promise<void> {
  for (const { id } of await ownJobs(walker)) {
    await waitUntil('nobody reads a held job', async () => {
      const { status } = await callWithRetry(walker.address, 'GET', `/api/jobs/${id}`);
      return status === 404;
    });
  }
}

async function isHeavy({ database, as }: Walker): Promise<boolean> {
  const { rowCount } = await database.query(
    'SELECT FROM cases WHERE employer_id = $1 AND heavy_since IS NOT NULL AND settled_at IS NULL',
    [as.id],
  );
  return rowCount !== 0;
}

/** Lets days go by for an account: all that is held of it was so earlier. */
async function letPass(database: pg.Client, { id }: Account, days: number): Promise<void> {
  await database.query(
    `UPDATE cases SET heavy_since = heavy_since - $2 * interval '1 day',
       opened_at = opened_at - $2 * interval '1 day'
     WHERE employer_id = $1`,
    [id, days],
  );
  await database.query(
    `UPDATE job_holds SET heavy_since = heavy_since - $2 * interval '1 day',
       held_since = held_since - $2 * interval '1 day'
     WHERE job_id IN (SELECT id FROM jobs WHERE employer_id = $1)`,
    [id, days],
  );
}
