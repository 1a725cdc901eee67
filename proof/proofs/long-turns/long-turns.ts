import { existsSync } from 'node:fs';
import { call } from '@nextshift/test-kit/requests/caller';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { type AcceptedWrite, prepareWrites } from './accepted-writes.ts';
import { prepareWeeks } from './busy-weeks.ts';
import { noteTurns } from './turns.ts';

interface Size {
  /** Tries of each write; the one with the shortest turns counts, which excludes garbage collection. */
  readonly tries: number;
}

/** How long a write may hold the event loop at once, in milliseconds. */
const TURN_MAX_MS = 50;
const PATIENCE_MS = 60_000;

export const longTurns = defineProof<Size>({
  name: 'long-turns',
  claim:
    'The longest texts and lists that are accepted are written, new ones each time, and the fullest weeks compared',
  goal: 'each request is accepted, and no turn of the event loop takes more than 50 ms of the processor',
  sizes: { full: { tries: 10 }, short: { tries: 3 }, selfCheck: { tries: 3 } },
  faults: [
    {
      title: 'The texts of a form are read without a pause, and by each rule anew',
      edits: [
        {
          file: 'wings/screening/moderation/text-reader.ts',
          replace: 'own.set(key, text);\n      await giveWay();',
          by: 'own.set(key, text);',
        },
        {
          file: 'wings/screening/signals/words-of.ts',
          replace: 'wordsOfTexts.get(text) ?? readWords(text.text)',
          by: 'readWords(text.text)',
        },
      ],
    },
    {
      title: 'Classes are found anew for each time of an interview, without a pause',
      edits: [
        {
          file: 'wings/hiring/interviews/slots.ts',
          replace: 'const clash = clashOf(slot);',
          by: 'const clash = clashFinder([slot], { week: week ?? null, shifts, interviews })(slot);',
        },
        {
          file: 'wings/hiring/interviews/slots.ts',
          replace: '    await takeTurns();\n',
          by: '',
        },
      ],
    },
  ],
  async findObstacle() {
    return existsSync('/proc/self/schedstat') ? undefined : 'the kernel counts no processor time';
  },
  async run(testbed, { tries }) {
    const dataDir = await testbed.newDataDir();
    const turns = noteTurns(dataDir);
    const { address } = await testbed.start(dataDir, { env: turns.env });
    const writes = [
      ...(await prepareWrites(testbed, { address, dataDir })),
      ...(await prepareWeeks(testbed, { address, dataDir })),
    ];
    /** Once it completes, all work left by the previous request is done. */
    const settle = () =>
      call(address, 'GET', '/robots.txt', { signal: AbortSignal.timeout(PATIENCE_MS) });

    // Texts that were read before are known, those of the jobs posted so far among them.
    let fresh = 1_000;
    const longestTurn = async ({ name, send }: AcceptedWrite) => {
      await settle();
      turns.takeLongest();
      const { status, text } = await send((fresh += 1));
      await settle();
      if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
      return turns.takeLongest();
    };
    const figures: Record<string, number> = {};
    const violations: string[] = [];
    for (const write of writes) {
      let longestMs = Infinity;
      for (let number = 0; number < tries; number += 1) {
        longestMs = Math.min(longestMs, await longestTurn(write));
      }
      figures[`${write.name}, longest turn, ms`] = Math.round(longestMs);
      testbed.note(`${write.name}: ${longestMs.toFixed(1)} ms`);
      if (longestMs > TURN_MAX_MS) {
        violations.push(`${write.name}: the event loop is held for ${Math.round(longestMs)} ms`);
      }
    }
    return { figures, violations };
  },
});
