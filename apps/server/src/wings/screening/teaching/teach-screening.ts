import { caseVersion, DAY_MS } from '@nextshift/contract';
import { type DecidedPosting, fitCorrection } from '@nextshift/screening-model';
import type { Queryable } from '../../../platform/database/database.ts';
import { createEventLoopYield } from '../../../platform/event-loop-yield.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { readDecidedInTurns, screeningModel, tryInTurns } from '../signals/index.ts';
import { type NewCorrection, replaceCorrection } from './corrections.queries.ts';
import { findDecided, findFields } from './decided-postings.queries.ts';

/** Fewer decisions say too little. */
const CASES_MIN = 50;

/** The nightly task that fits the model to what operators of this board decided. All instances read with it at once. */
export const teachScreening = defineTask({
  name: 'teach-screening',
  schedule: { match: '20 9 * * *', options: { backfillPeriod: DAY_MS } },
  async run({ database, clock }) {
    const now = clock();
    const correction = await learn(database, now);
    await database
      .transaction()
      .execute((transaction) => replaceCorrection(transaction, correction, now));
  },
});

/** @returns null if there is too little to learn from, or the model is better without it */
async function learn(database: Queryable, now: Date): Promise<NewCorrection | null> {
  const decided = await findDecided(database, now);
  if (decided.length < CASES_MIN) return null;
  const giveWay = createEventLoopYield();
  const postings: DecidedPosting[] = [];
  for (const row of decided) {
    const fields = caseVersion.shape.fields.parse(await findFields(database, row));
    const read = await readDecidedInTurns(fields, giveWay);
    postings.push({ isScam: row.is_scam, companyId: row.employer_id, ...read });
    await giveWay();
  }
  const { version, calibration } = screeningModel().model;
  const correction = fitCorrection(postings, calibration);
  const { auc, isWorse } = await tryInTurns(correction, giveWay);
  if (isWorse) return null;
  return { model: version, cases: decided.length, ...correction, auc };
}
