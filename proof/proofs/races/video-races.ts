import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { insertSeekers } from '@nextshift/test-kit/people/insert-people';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';
import { findOrphans } from '@nextshift/test-kit/workload/find-orphans';
import { encodeForm } from '@nextshift/test-kit/workload/send-partial-upload';
import { CLIENTS } from './crowd.ts';
import { inTurn } from './hire.ts';
import { describeRow, type Race } from './race.ts';

const VIDEO_BYTES = 20_000;
/** Videos that a seeker may have. */
const PLACES = 4;

/**
 * Seekers, who have room for four each, upload twenty videos; each is on disk before the first completes. A server takes few
 * writes of an account at a time, so that a place that one of them misses shows only where there is none to spare.
 */
export const videoRaces = [
  uploadVideos('videos, of one seeker', 1),
  uploadVideos('videos, of five seekers', CLIENTS / PLACES),
];

function uploadVideos(name: string, people: number): Race {
  const fit = people * PLACES;
  return {
    name,
    async setUp({ database, dataDir }) {
      const seekers = await insertSeekers(database, people);
      const form = new FormData();
      const video = new Uint8Array(createMp4(VIDEO_BYTES));
      form.set('video', new File([video], 'reel.mp4', { type: 'video/mp4' }));
      const upload = await encodeForm(form);
      const incoming = join(dataDir, 'uploads/incoming');
      return {
        act(client) {
          const { id, token } = inTurn(seekers, client);
          return { method: 'POST', path: `/userprofile/${id}/videos/upload`, token, ...upload };
        },
        everybodyWaits: () =>
          waitUntil(`${CLIENTS} uploads arrive`, async () => {
            const names = await readdir(incoming).catch(() => []);
            return names.length === CLIENTS;
          }),
        async outcome() {
          const query = `SELECT count(*) AS videos, count(DISTINCT (seeker_id, place)) AS places
            FROM portfolio_videos WHERE seeker_id = ANY($1::uuid[])`;
          const found = await describeRow(database, query, [seekers.map(({ id }) => id)]);
          const orphans = await findOrphans(dataDir, database);
          return {
            statuses: { 201: fit, 409: CLIENTS - fit },
            expected: `videos ${fit}, places ${fit}, orphans 0`,
            found: `${found}, orphans ${orphans.length}`,
          };
        },
      };
    },
  };
}
