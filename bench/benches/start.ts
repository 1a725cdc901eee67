import {
  bytesOfDescendants,
  MEGABYTE,
  residentBytes,
} from '@nextshift/test-kit/processes/process-figures';
import type { Bench } from '../harness/bench.ts';
import { median } from '@nextshift/test-kit/numbers/median';
import { setTimeout as pause } from 'node:timers/promises';

const STARTS = 5;
/** Long enough for the start's memory to be released. */
const IDLE_MS = 15_000;

export const start: Bench = {
  name: 'start',
  title: 'Startup with build and database in place, and memory when idle',
  async measure(testbed) {
    const boards = { sample: await testbed.sampleBoard(), large: await testbed.board('1-million') };
    const ready: Record<keyof typeof boards, number[]> = { sample: [], large: [] };
    const [idle, withDatabase]: [number[], number[]] = [[], []];
    for (let round = 0; round < STARTS; round += 1) {
      for (const name of ['sample', 'large'] as const) {
        const server = await testbed.start(boards[name]);
        ready[name].push(server.readyMs / 1000);
        if (name === 'sample') {
          await pause(IDLE_MS);
          const own = residentBytes(server.pid);
          idle.push(own / MEGABYTE);
          withDatabase.push((own + bytesOfDescendants(server.pid)) / MEGABYTE);
        }
        await server.stop();
      }
    }
    return {
      measurements: [
        {
          what: 'ready after start, on the sample',
          unit: 's',
          figure: median(ready.sample),
          goal: { atMost: 1.5 },
        },
        {
          what: 'ready after start, at 1 million jobs',
          unit: 's',
          figure: median(ready.large),
          goal: { atMost: 1.5 },
        },
        {
          what: 'memory of the idle server process',
          unit: 'MB',
          figure: median(idle),
          goal: { atMost: 200 },
        },
        {
          what: 'memory of the idle server and its database together',
          unit: 'MB',
          figure: median(withDatabase),
          goal: { atMost: 200 },
        },
      ],
      sizes: { starts: STARTS, 'idle for': `${IDLE_MS / 1000} s` },
    };
  },
};
