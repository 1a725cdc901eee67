import { join } from 'node:path';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { signUpWithProfile } from '@nextshift/test-kit/people/people';
import { prepareWorkload } from '@nextshift/test-kit/workload/workload';
import { fillDatabase } from './fill-database.ts';
import { fillUploads } from './fill-uploads.ts';
import { findMountObstacle, moveToSmallVolume } from './small-volume.ts';

interface Size {
  /** How often each volume is filled. */
  readonly times: number;
  readonly writingMs: number;
  readonly patienceMs: number;
}

const UPLOADS_MB = 200;
const DATABASE_MB = 320;

export const diskFull = defineProof<Size>({
  name: 'disk-full',
  claim: 'The disk of the uploads fills up, then that of the database',
  goal: '507 or 503, reads keep working, recovery without intervention or loss',
  sizes: {
    full: { times: 10, writingMs: 2_000, patienceMs: 15_000 },
    short: { times: 1, writingMs: 300, patienceMs: 15_000 },
    selfCheck: { times: 1, writingMs: 100, patienceMs: 2_500 },
  },
  faults: [
    {
      title: 'A file that could not be written is acknowledged',
      edits: [{ file: 'platform/files/folder-store.ts', replace: 'throw error;', by: '' }],
    },
    {
      title: 'What was refused is left half-stored',
      edits: [
        {
          file: 'platform/files/incoming-folder.ts',
          replace: 'await rm(path, { force: true });\n      throw error;',
          by: 'throw error;',
        },
      ],
    },
    {
      title: 'PostgreSQL is given nothing of the room that was kept back for it',
      edits: [
        {
          file: 'platform/embedded-postgres/reserved-space.ts',
          replace: 'give: () => rm(path, { force: true }),',
          by: 'give: () => Promise.resolve(),',
        },
      ],
    },
  ],
  findObstacle: findMountObstacle,
  async run(testbed, { times, writingMs, patienceMs }) {
    const dataDir = await testbed.newDataDir();
    const uploads = await moveToSmallVolume(testbed, join(dataDir, 'uploads'), UPLOADS_MB);
    const volume = await moveToSmallVolume(testbed, join(dataDir, 'postgres'), DATABASE_MB);
    const server = await testbed.start(dataDir);
    const { address } = server;
    const seeker = await signUpWithProfile(address);
    const violations: string[] = [];
    for (let time = 1; time <= times; time++) {
      violations.push(...(await fillUploads(testbed, { address, dataDir, uploads, seeker })));
    }
    const workload = await prepareWorkload(testbed, server, dataDir);
    const setting = { address, dataDir, volume, seeker, workload, writingMs, patienceMs };
    const readableMs: number[] = [];
    const writableMs: number[] = [];
    for (let time = 1; time <= times && violations.length === 0; time++) {
      const outcome = await fillDatabase(testbed, setting);
      violations.push(...outcome.wrongs);
      readableMs.push(outcome.readableAfterMs);
      writableMs.push(outcome.writableAfterMs);
      testbed.note(
        `${time} times full, ${workload.ledger.rows} rows, ${workload.ledger.files} files`,
      );
    }
    for (const [status, count] of workload.failures) {
      if (status !== 507 && status !== 503) violations.push(`${count} writes answered ${status}`);
    }
    return {
      figures: {
        'times that each was full': times,
        'acknowledged rows': workload.ledger.rows,
        'acknowledged files': workload.ledger.files,
        'longest until reads were back, ms': Math.round(Math.max(...readableMs, 0)),
        'longest until writes were back, ms': Math.round(Math.max(...writableMs, 0)),
      },
      violations,
    };
  },
});
