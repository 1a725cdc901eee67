import { peakMemoryMb } from '@nextshift/test-kit/processes/peak-memory';
import { createPng } from '@nextshift/test-kit/people/people';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { HostileFile } from './hostile-file.ts';
import { hostileFiles } from './hostile-files.ts';
import { judgeDisk } from './judge-disk.ts';
import { judgeRefusal, judgeStored } from './judge-stored.ts';
import { findPlaces, type Place } from './places.ts';

/** Longest that an upload may keep the server busy, in milliseconds. */
const ANSWER_MAX_MS = 15_000;
/** Most memory that the server may ever have held, in mebibytes. */
const MEMORY_MAX_MB = 800;

export const hostileUploads = defineProof({
  name: 'hostile-uploads',
  claim: `Hostile uploads (${hostileFiles.length} files made by a script), each sent wherever files are taken`,
  goal: 'All refused or made harmless; 0 stored as sent where forbidden',
  sizes: {
    full: { everywhere: true, measured: true },
    short: { everywhere: false, measured: false },
    selfCheck: { everywhere: false, measured: false },
  },
  faults: [
    {
      title: 'Pictures are kept as they were sent',
      edits: [
        {
          file: 'platform/files/pictures.ts',
          replace: 'return inTurn(() =>',
          by: 'return bytes; return inTurn(() =>',
        },
      ],
    },
    {
      title: 'The content of a document is not looked at, and it opens in the page',
      edits: [
        {
          file: 'features/documents/document-type.ts',
          replace: "throw new AppError('unsupported_type', { message: NOT_A_DOCUMENT });",
          by: 'return PDF;',
        },
        {
          file: 'platform/http/file-response.ts',
          replace: "    .header('content-disposition', disposition)\n",
          by: '',
        },
      ],
    },
  ],
  async run(testbed, { everywhere, measured }) {
    const dataDir = await testbed.newDataDir();
    const server = await testbed.start(dataDir);
    const places = await findPlaces(testbed, server.address, dataDir);
    const violations: string[] = [];
    let uploads = 0;
    let refused = 0;
    let slowestMs = 0;
    const tryAt = async (file: HostileFile, place: Place) => {
      const bytes = await file.bytes();
      const started = performance.now();
      const response = await place.send(file, bytes).catch(() => null);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      uploads += 1;
      const found: string[] = [];
      if (response === null) found.push('gets no response');
      else if (response.status >= 300) {
        refused += 1;
        found.push(...judgeRefusal(response));
      } else {
        if (!file.isRealOne.includes(place.kind)) found.push('is taken');
        found.push(...(await judgeStored(server.address, place, response.json)));
        await place.clear?.(response.json);
      }
      violations.push(...found.map((what) => `${file.what} ${what} (as ${place.name})`));
    };
    for (const file of hostileFiles) {
      if (file.heavy && !everywhere) continue;
      for (const place of places) {
        const isWhereItBelongs = place.kind === file.aimedAt;
        if (everywhere || isWhereItBelongs) await tryAt(file, place);
      }
    }
    if (!server.isRunning()) return { figures: {}, violations: ['The server has ended'] };

    // After all that, what people send is still taken.
    for (const place of places.filter(({ kind }) => kind === 'picture')) {
      const response = await place.send(decentPicture, await decentPicture.bytes());
      if (response.status !== 200)
        violations.push(`A decent picture is answered ${response.status} (as ${place.name})`);
    }
    violations.push(
      ...(await testbed.inDatabase(dataDir, (database) => judgeDisk(dataDir, database))),
    );
    const memory = peakMemoryMb(server);
    if (measured && memory > MEMORY_MAX_MB) violations.push(`The server held ${memory} MB`);
    if (measured && slowestMs > ANSWER_MAX_MS) {
      violations.push(`An upload took ${Math.round(slowestMs)} ms`);
    }
    return {
      figures: {
        files: hostileFiles.length,
        uploads,
        refused,
        'made harmless': uploads - refused,
        'slowest response, ms': Math.round(slowestMs),
        'most memory, MB': memory,
      },
      violations,
    };
  },
});

const decentPicture: HostileFile = {
  what: 'a decent picture',
  filename: 'me.png',
  type: 'image/png',
  bytes: () => createPng(),
  aimedAt: 'picture',
  isRealOne: ['picture'],
};
