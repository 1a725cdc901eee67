import { setTimeout as sleep } from 'node:timers/promises';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { findOrphans } from '@nextshift/test-kit/workload/find-orphans';
import { chooseCut } from './choose-cut.ts';
import { sendPartialUpload } from '@nextshift/test-kit/workload/send-partial-upload';
import { checkCompleteUpload, uploadsByNewSeekers } from './new-seeker-uploads.ts';

/** Concurrent uploads. */
const AT_ONCE = 10;
/** How long uploads run at most before the server is killed, in milliseconds. */
const KILL_WITHIN_MS = 600;
/** The clean-up runs once a minute and removes what is older than three minutes. */
const CLEAN_UP_WITHIN_MS = 300_000;

export const abortedUploads = defineProof({
  name: 'aborted-uploads',
  claim:
    'Uploads of pictures, videos, documents, logos and job images are aborted at a random byte, or stall and are then aborted',
  goal: '200 uploads; after 60 s no file without a row and no unused row; the same within 5 min of a kill -9 during uploads',
  sizes: {
    full: { uploads: 200, kills: 10, cleanWithinMs: 60_000, stallMs: 3_000 },
    short: { uploads: 15, kills: 0, cleanWithinMs: 60_000, stallMs: 300 },
    selfCheck: { uploads: 1, kills: 0, cleanWithinMs: 2_000, stallMs: 300 },
  },
  faults: [
    {
      title: 'What has come of a video is kept when its sender goes away',
      edits: [
        {
          file: 'platform/files/incoming-folder.ts',
          replace: '} catch (error) {\n      await rm(path, { force: true });',
          by: '} catch (error) {',
        },
      ],
    },
  ],
  async run(testbed, { uploads, kills, cleanWithinMs, stallMs }) {
    const dataDir = await testbed.newDataDir();
    let server = await testbed.start(dataDir);
    const prepared = await testbed.inDatabase(dataDir, async (database) => {
      await checkCompleteUpload(server.address, database);
      return uploadsByNewSeekers(database, uploads);
    });
    let sent = 0;
    for (let begun = 0; begun < uploads; begun += AT_ONCE) {
      const turns = prepared.slice(begun, begun + AT_ONCE).map(async (upload, turn) => {
        const cut = chooseCut(testbed.random, { upload, turn: begun + turn, dataDir, stallMs });
        const bytes = await sendPartialUpload(server.address, upload, cut);
        sent += bytes;
      });
      await Promise.all(turns);
    }
    const aborted = await waitUntilClean(testbed, dataDir, cleanWithinMs);

    for (let kill = 1; kill <= kills; kill += 1) {
      const more = await testbed.inDatabase(dataDir, (database) =>
        uploadsByNewSeekers(database, AT_ONCE),
      );
      const { address, ended } = server;
      const whole = { share: 1, rude: false, stall: () => ended };
      const turns = more.map((upload) => sendPartialUpload(address, upload, whole));
      await sleep(testbed.random.whole(KILL_WITHIN_MS));
      await server.kill();
      await Promise.all(turns);
      server = await testbed.start(dataDir);
      testbed.note(`${kill} kills`);
    }
    const killed =
      kills > 0 ? await waitUntilClean(testbed, dataDir, CLEAN_UP_WITHIN_MS) : undefined;
    return {
      figures: {
        'aborted uploads': uploads,
        'bytes sent': sent,
        'clean after, ms': aborted.ms,
        ...(killed && {
          kills,
          'orphans after the kills': killed.atFirst,
          'clean after the kills, s': Math.round(killed.ms / 1_000),
        }),
      },
      violations: [...aborted.orphans, ...(killed?.orphans ?? [])],
    };
  },
});

/** Polls; returns how many there were at first and what is left at the end. */
function waitUntilClean(testbed: Testbed, dataDir: string, patienceMs: number) {
  return testbed.inDatabase(dataDir, async (database) => {
    const began = performance.now();
    let orphans = await findOrphans(dataDir, database);
    const atFirst = orphans.length;
    while (orphans.length > 0 && performance.now() - began < patienceMs) {
      await sleep(100);
      orphans = await findOrphans(dataDir, database);
    }
    return { atFirst, orphans, ms: Math.round(performance.now() - began) };
  });
}
