import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { signUpSeeker } from '@nextshift/test-kit/people/people';
import { runProgram } from '@nextshift/test-kit/processes/run-program';
import { createWorkload } from '@nextshift/test-kit/workload/workload';
import { type Board, startBoard, stopBoard } from '../../harness/board.ts';
import { defineDrill } from '../../harness/drill.ts';
import { insertOtherEmployersJobs } from '../../harness/insert-other-employers-jobs.ts';
import { startPostgres } from '../../harness/postgres.ts';
import { startSwift } from '../../harness/swift.ts';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';
import { compareWithBackup, compareWithRows } from './check-bucket.ts';
import { tryFiles, uploadVideo } from './try-files.ts';

/** The clean-up runs each minute and removes what has been unused for three. */
const CLEAN_WITHIN_MS = 300_000;
const CUT_UPLOADS = 8;
const CUT_AFTER_MS = 300;

interface Size {
  readonly writes: number;
  /** Whether to kill an instance during uploads and wait for the clean-up. */
  readonly killsInstance: boolean;
}

export const objectStore = defineDrill<Size>({
  name: 'object-store',
  claim:
    'Two instances with their files in OpenStack Swift through its S3 API; one is killed during uploads',
  goal: 'both serve every kind of file, and ranges of videos; resumes by an address valid for a minute; 0 acknowledged files lost, 0 orphans after 5 min, the backup holds the same bytes',
  packages: [
    'haproxy',
    'postgresql-15',
    'memcached',
    'swift-proxy',
    'swift-account',
    'swift-container',
    'swift-object',
  ],
  sizes: {
    full: { writes: 400, killsInstance: true },
    short: { writes: 30, killsInstance: false },
    selfCheck: { writes: 20, killsInstance: false },
  },
  faults: [
    {
      title: 'An address of a document works for an hour',
      edits: [
        {
          file: 'platform/files/bucket-store.ts',
          replace: 'const ADDRESS_SECONDS = 60;',
          by: 'const ADDRESS_SECONDS = 3_600;',
        },
      ],
    },
    {
      title: 'Any part of a file is the whole of it',
      edits: [
        {
          file: 'platform/files/bucket-store.ts',
          replace: 'if (!range) return disk.getStream(key);',
          by: 'if (range || !range) return disk.getStream(key);',
        },
      ],
    },
    {
      title: 'What is deleted stays in the bucket',
      edits: [
        {
          file: 'platform/files/bucket-store.ts',
          replace: 'remove: (key) => disk.delete(key),',
          by: 'remove: async () => undefined,',
        },
      ],
    },
    {
      title: 'An upload is acknowledged while its bytes are still to be written',
      edits: [
        {
          file: 'platform/files/store-file.ts',
          replace: 'else await files.put(storageKey, content);',
          by: 'else setTimeout(() => void files.put(storageKey, content), 60_000);',
        },
      ],
    },
  ],
  async run(testbed, { writes, killsInstance }) {
    const postgres = await startPostgres(testbed);
    const swift = await startSwift(testbed);
    const { connectionString } = postgres;
    const board = await startBoard(testbed, 2, { DATABASE_URL: connectionString, ...swift.env });
    const violations = await tryFiles(board, swift);
    testbed.note('every kind of file was tried');

    return withDatabase(connectionString, async (database) => {
      await insertOtherEmployersJobs(database);
      const { ledger, failures, begin } = await createWorkload(board.address, database);
      const writing = begin(board.address);
      await writing.hasWritten(writes);
      await writing.stop();
      violations.push(...(await ledger.check(board.address, database)));
      for (const [status, count] of failures) violations.push(`${count} responses of ${status}`);
      testbed.note(`${ledger.files} files were acknowledged`);

      const cleanMs = killsInstance ? await killAmidUploads(board) : 0;
      async function killAmidUploads({ instances: [killed] }: Board): Promise<number> {
        if (!killed) return 0;
        const seekers = await Promise.all(
          Array.from({ length: CUT_UPLOADS }, () => signUpSeeker(board.address)),
        );
        const uploads = seekers.map((seeker) =>
          uploadVideo(killed.address, seeker, createMp4(2_000_000)).catch(() => undefined),
        );
        await sleep(CUT_AFTER_MS);
        await killed.server.kill();
        await Promise.all(uploads);
        await killed.restart();
        const isClean = async () => (await compareWithRows(swift, database)).length === 0;
        return waitUntil('nothing is left of cut uploads', isClean, CLEAN_WITHIN_MS);
      }

      await stopBoard(board);
      const folder = join(testbed.folder, 'backup');
      const [first] = board.instances;
      const failure = await runProgram(
        testbed,
        'backup',
        first?.dataDir ?? '',
        folder,
        board.settings,
      );
      if (failure !== undefined) violations.push(`The backup failed: ${failure}`);
      const backup = await compareWithBackup(swift, folder);
      return {
        figures: {
          'acknowledged rows': ledger.rows,
          'acknowledged files': ledger.files,
          ...(killsInstance ? { 'clean after a kill, s': Math.round(cleanMs / 1_000) } : {}),
          'files in the backup': backup.files,
        },
        violations: [...violations, ...backup.violations],
      };
    });
  },
});
