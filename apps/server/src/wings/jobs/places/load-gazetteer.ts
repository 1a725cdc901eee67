import * as z from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { GAZETTEER_VERSION } from './gazetteer-version.ts';
import {
  claimGazetteer,
  deletePlaces,
  findGazetteerVersion,
  holdJobs,
  insertPlaces,
  locateJobs,
} from './gazetteer.queries.ts';
import { readGazetteer } from './read-gazetteer.ts';

/** Places inserted by one statement. */
const CHUNK = 5_000;
/** Jobs located by one task. */
const JOBS_AT_ONCE = 2_000;
/** Before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Queues the gazetteer of this version if the database does not have it. */
export async function requestGazetteer(database: Database): Promise<void> {
  if ((await findGazetteerVersion(database)) === GAZETTEER_VERSION) return;
  const jobKey = `load-gazetteer-${GAZETTEER_VERSION}`;
  await enqueue(database, loadGazetteer, { version: GAZETTEER_VERSION }, { jobKey });
}

/** The task that replaces the places by those of this version, once over all instances. */
export const loadGazetteer = defineTask({
  name: 'load-gazetteer',
  payload: z.object({ version: z.string() }),
  async run({ database }, { version }) {
    // An instance of that version repeats it.
    if (version !== GAZETTEER_VERSION) throw new Error('These places belong to another version.');
    const places = await readGazetteer();
    await database.transaction().execute(async (transaction) => {
      if (!(await claimGazetteer(transaction, version))) return;
      await deletePlaces(transaction);
      for (let start = 0; start < places.length; start += CHUNK) {
        await insertPlaces(transaction, places.slice(start, start + CHUNK));
      }
      await enqueue(transaction, locateSomeJobs, { after: FIRST_ID });
      await holdJobs(transaction);
    });
  },
});

/** The task that locates jobs anew, some at a time. */
export const locateSomeJobs = defineTask({
  name: 'locate-jobs',
  payload: z.object({ after: z.uuid() }),
  async run({ database }, { after }): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const last = await locateJobs(transaction, after, JOBS_AT_ONCE);
      if (last !== null) await enqueue(transaction, locateSomeJobs, { after: last });
    });
  },
});
