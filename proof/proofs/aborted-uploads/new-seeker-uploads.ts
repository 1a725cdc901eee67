import type pg from 'pg';
import { call } from '@nextshift/test-kit/requests/caller';
import { insertEmployers, insertSeekers } from '@nextshift/test-kit/people/insert-people';
import { encodeUpload, type KnownUpload, uploadKinds } from './uploads.ts';

/** Cycles through all kinds of upload, each by a seeker without uploads. */
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

/** Shows that the uploads cut off later would have been accepted. */
export async function checkCompleteUpload(address: string, database: pg.Client): Promise<void> {
  for (const upload of await uploadsByNewSeekers(database, uploadKinds.length)) {
    const { kind, method, path, token, contentType, body } = upload;
    const headers = { 'content-type': contentType };
    const { status, text } = await call(address, method, path, { token, body, headers });
    if (status >= 300) throw new Error(`A complete ${kind} got ${status}: ${text}`);
  }
}
