import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '@nextshift/test-kit/requests/caller';
import { signUpSeeker } from '@nextshift/test-kit/people/people';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import {
  resetPeakMemory,
  MEGABYTE,
  peakResidentBytes,
} from '@nextshift/test-kit/processes/process-figures';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import type { Random } from '@nextshift/test-kit/numbers/random';
import { sendSteadily, type CheckedRequest } from '@nextshift/test-kit/requests/steady-requests';
import { streamVideo, type SentVideo } from '@nextshift/test-kit/workload/stream-video';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

interface Size {
  readonly uploads: number;
  /** Size of each video. */
  readonly megabytes: number;
  readonly searchesPerSecond: number;
  /** Warm-up before the uploads, so that the server has done all of its usual work. */
  readonly warmUpMs: number;
  /** Limit of the server's memory during the uploads. */
  readonly memoryMaxMb?: number;
  /** Limit of its growth over the memory before. */
  readonly growthMaxMb?: number;
  /** Limit of the searches' 99th percentile; none on a shared machine. */
  readonly searchP99MaxMs?: number;
}

const SEARCHES = ['barista', 'night', 'driver', 'nurse', 'teacher', 'paint'];

export const bigUploads = defineProof<Size>({
  name: 'big-uploads',
  claim: '10 concurrent uploads of 100 MB',
  goal: 'server memory under 300 MB, search p99 under 500 ms',
  sizes: {
    full: {
      uploads: 10,
      megabytes: 100,
      searchesPerSecond: 20,
      warmUpMs: 5_000,
      memoryMaxMb: 300,
      searchP99MaxMs: 500,
    },
    short: { uploads: 4, megabytes: 20, searchesPerSecond: 10, warmUpMs: 1_000, growthMaxMb: 100 },
    selfCheck: {
      uploads: 6,
      megabytes: 40,
      searchesPerSecond: 10,
      warmUpMs: 500,
      growthMaxMb: 100,
      searchP99MaxMs: 500,
    },
  },
  faults: [
    {
      title: 'An upload is gathered in memory',
      edits: [
        {
          file: 'platform/files/incoming-folder.ts',
          replace: '        hash.update(chunk);',
          by: `        hash.update(chunk);
        const memory = globalThis as unknown as { gathered?: Buffer[] };
        (memory.gathered ??= []).push(Buffer.from(chunk));`,
        },
      ],
    },
    {
      title: 'Anyone who searches waits while an upload is taken in',
      edits: [
        {
          file: 'platform/files/incoming-folder.ts',
          replace: '    return new IncomingFile(',
          by: `    const until = Date.now() + 1_000;
    while (Date.now() < until);
    return new IncomingFile(`,
        },
      ],
    },
  ],
  async run(testbed, size) {
    const dataDir = await testbed.newDataDir();
    const { address, pid } = await testbed.start(dataDir);
    const seekers = await Promise.all(
      Array.from({ length: size.uploads }, () => signUpSeeker(address)),
    );
    const nextSearch = () => searchFrom(address, testbed.random);
    const warmUp = sendSteadily(size.searchesPerSecond, nextSearch);
    await sleep(size.warmUpMs);
    await warmUp.stop();

    resetPeakMemory(pid);
    const beforeMb = peakResidentBytes(pid) / MEGABYTE;
    const searches = sendSteadily(size.searchesPerSecond, nextSearch);
    const started = performance.now();
    const sent = await Promise.all(
      seekers.map((seeker) => streamVideo(address, seeker, size.megabytes * MEGABYTE)),
    );
    const seconds = (performance.now() - started) / 1_000;
    const peakMb = peakResidentBytes(pid) / MEGABYTE;
    await searches.stop();

    const violations = [...warmUp.failures, ...searches.failures];
    for (const video of sent) violations.push(...(await checkStored(dataDir, video)));
    const { memoryMaxMb = Infinity, growthMaxMb = Infinity, searchP99MaxMs = Infinity } = size;
    if (peakMb >= memoryMaxMb) violations.push(`The server held ${peakMb.toFixed(0)} MB`);
    if (peakMb - beforeMb >= growthMaxMb) {
      violations.push(`Memory went from ${beforeMb.toFixed(0)} to ${peakMb.toFixed(0)} MB`);
    }
    const p99 = percentile(searches.latenciesMs, 0.99);
    if (p99 >= searchP99MaxMs) violations.push(`The p99 of searches was ${p99.toFixed(0)} ms`);
    return {
      figures: {
        'videos at once': size.uploads,
        'bytes of each': size.megabytes * MEGABYTE,
        'seconds for all': seconds.toFixed(1),
        'memory before, MB': Math.round(beforeMb),
        'most memory meanwhile, MB': Math.round(peakMb),
        'searches meanwhile': searches.latenciesMs.length,
        'search p99, ms': Math.round(p99),
      },
      violations,
    };
  },
});

function searchFrom(address: string, random: Random): CheckedRequest {
  const query = new URLSearchParams({
    searchLocation: 'Raleigh',
    searchQuery: random.pick(SEARCHES),
    minWage: String(random.whole(30)),
  });
  return async () => {
    const path = `/jobs/filteredJobs?${query.toString()}`;
    const { status } = await call(address, 'GET', path);
    return status === 200 ? undefined : `${path} answered ${status}`;
  };
}

/** Checks that a video was accepted and stored byte for byte; returns what is wrong, if anything. */
async function checkStored(
  dataDir: string,
  { status, text, sha256 }: SentVideo,
): Promise<string[]> {
  if (status !== 201) return [`A video answered ${status}: ${text.slice(0, 200)}`];
  const { videos } = JSON.parse(text) as { videos: string[] };
  const name = (videos.at(-1) ?? '').split('/').at(-1) ?? '';
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(dataDir, 'uploads', name)), hash);
  return hash.digest('hex') === sha256 ? [] : [`The video ${name} is not what was sent`];
}
