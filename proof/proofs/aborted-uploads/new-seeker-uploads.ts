import type pg from 'pg';
import { call } from '@nextshift/test-kit/requests/caller';
import { insertEmployers, insertSeekers } from '@nextshift/test-kit/people/insert-people';
import { encodeUpload, type KnownUpload, uploadKinds } from './uploads.ts';

/** Uploads of all kinds in turn, each of somebody who has uploaded nothing yet. */
export async function uploadsByNewSeekers(
  database: pg.Client,
  count: number,
): Promise<KnownUpload[]> {
  const seekers = await insertSeekers(database, count);
  const employers = await insertEmployers(database, count, 'basic');
  const uploads: KnownUpload[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = uploadKinds[index % uploadKinds.length];
    const person = (kind?.by === 'seeker' ? seekers : employers)[index];
    if (kind && person) uploads.push(await encodeUpload(kind, person));
  }
  return uploads;
}

/** What is cut off afterwards would have been taken. */
export async function checkCompleteUpload(address: string, database: pg.Client): Promise<void> {
  for (const upload of await uploadsByNewSeekers(database, uploadKinds.length)) {
    const { kind, method, path, token, contentType, body } = upload;
    const headers = { 'content-type': contentType };
    const { status, text } = await call(address, method, path, { token, body, headers });
    if (status >= 300) throw new Error(`A whole ${kind} was answered ${status}: ${text}`);
  }
}
