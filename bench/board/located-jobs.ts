import pg from 'pg';
import { databaseOn } from '@nextshift/server/platform/database/database';
import {
  claimGazetteer,
  insertPlaces,
} from '@nextshift/server/wings/jobs/places/gazetteer.queries';
import { GAZETTEER_VERSION } from '@nextshift/server/wings/jobs/places/gazetteer-version';
import { readGazetteer } from '@nextshift/server/wings/jobs/places/read-gazetteer';

/** The places of the gazetteer, as the server's task would have loaded them. @returns how many */
export async function fillPlaces(connectionString: string): Promise<number> {
  const places = await readGazetteer();
  const database = databaseOn(new pg.Pool({ connectionString, max: 1 }));
  try {
    await database.transaction().execute(async (transaction) => {
      await claimGazetteer(transaction, GAZETTEER_VERSION);
      await insertPlaces(transaction, places);
    });
  } finally {
    await database.destroy();
  }
  return places.length;
}

/** Jobs that are copied get their place by the trigger that gives it to every other job. */
export async function withLocatedJobs(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  await client.query('alter table jobs enable always trigger jobs_locate');
  await fill();
  await client.query('alter table jobs enable trigger jobs_locate');
}
