import { setTimeout as sleep } from 'node:timers/promises';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { Stage } from '@nextshift/test-kit/testbed/testbed';
import { findOrphans } from '@nextshift/test-kit/workload/find-orphans';
import { chooseCut } from './choose-cut.ts';
import { sendPart } from '@nextshift/test-kit/workload/send-partial-upload';
import { tryWhole, uploadsOfNewPeople } from './new-seeker-uploads.ts';

/** Uploads under way at the same time. */
const AT_ONCE = 10;
/** Longest that uploads run before the server is killed under them, in milliseconds. */
const KILL_WITHIN_MS = 600;
/** The clean-up takes what is older than three minutes, and comes once a minute. */
const CLEAN_UP_WITHIN_MS = 300_000;

export const abortedUploads = defineProof({
  name: 'aborted-uploads',
  claim:
    'Uploads of pictures, videos, documents, logos and job images are cut off at random bytes, or fall silent and are cut off then',
  goal: '200 of them; after 60 s no file without a row, and no row that nothing uses; the same within 5 min of a kill (-9) under uploads',
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
  async run(stage, { uploads, kills, cleanWithinMs, stallMs }) {
    const dataDir = await stage.newDataDir();
    let server = await stage.start(dataDir);
    const prepared = await stage.inDatabase(dataDir, async (database) => {
      await tryWhole(server.address, database);
      return uploadsOfNewPeople(database, uploads);
    });
    let sent = 0;
    for (let begun = 0; begun < uploads; begun += AT_ONCE) {
      const turns = prepared.slice(begun, begun + AT_ONCE).map(async (upload, turn) => {
        const cut = chooseCut(stage.random, { upload, turn: begun + turn, dataDir, stallMs });
        const bytes = await sendPart(server.address, upload, cut);
        sent += bytes;
      });
      await Promise.all(turns);
    }
    const aborted = await waitUntilClean(stage, dataDir, cleanWithinMs);

    for (let kill = 1; kill <= kills; kill += 1) {
      const more = await stage.inDatabase(dataDir, (database) =>
        uploadsOfNewPeople(database, AT_ONCE),
      );
      const { address, ended } = server;
      const whole = { share: 1, rude: false, stall: () => ended };
      const turns = more.map((upload) => sendPart(address, upload, whole));
      await sleep(stage.random.whole(KILL_WITHIN_MS));
      await server.kill();
      await Promise.all(turns);
      server = await stage.start(dataDir);
      stage.note(`${kill} kills`);
    }
    const killed = kills > 0 ? await waitUntilClean(stage, dataDir, CLEAN_UP_WITHIN_MS) : undefined;
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

/** Looks again and again, and says how many there were at first and what is left at last. */
function waitUntilClean(stage: Stage, dataDir: string, patienceMs: number) {
  return stage.inDatabase(dataDir, async (database) => {
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
