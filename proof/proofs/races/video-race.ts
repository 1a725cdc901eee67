import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { insertSeekers } from '@nextshift/test-kit/people/insert-people';
import { findOrphans } from '@nextshift/test-kit/workload/find-orphans';
import { encodeForm } from '@nextshift/test-kit/workload/send-partial-upload';
import { CLIENTS } from './crowd.ts';
import { describeRow, type Race } from './race.ts';

const VIDEO_BYTES = 20_000;
/** How long twenty small uploads may take to arrive, in milliseconds. */
const PATIENCE_MS = 30_000;

/** A seeker, who has four places, uploads twenty videos; each is on disk before the first completes. */
export const videos: Race = {
  name: 'videos',
  async run({ crowd, database, dataDir }) {
    const [seeker] = await insertSeekers(database, 1);
    const { id = '', token = '' } = seeker ?? {};
    const form = new FormData();
    const video = new Uint8Array(createMp4(VIDEO_BYTES));
    form.set('video', new File([video], 'reel.mp4', { type: 'video/mp4' }));
    const { contentType, body } = await encodeForm(form);
    const incoming = join(dataDir, 'uploads/incoming');
    const replies = await crowd.send(
      () => ({
        method: 'POST',
        path: `/userprofile/${id}/videos/upload`,
        token,
        body,
        contentType,
      }),
      () => waitForFiles(incoming, CLIENTS),
    );
    const query = `SELECT count(*) AS videos, count(DISTINCT place) AS places
      FROM portfolio_videos WHERE seeker_id = $1`;
    const orphans = await findOrphans(dataDir, database);
    const found = `${await describeRow(database, query, [id])}, orphans ${orphans.length}`;
    return {
      replies,
      expected: '201 x 4, 409 x 16',
      state: { expected: 'videos 4, places 4, orphans 0', found },
    };
  },
};

async function waitForFiles(folder: string, count: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    if (names.length === count) return;
    if (Date.now() > deadline) throw new Error(`Only ${names.length} of ${count} uploads arrived.`);
    await sleep(5);
  }
}
