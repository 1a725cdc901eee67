import { describe, expect, it } from 'vitest';
import { type Posting, textsAlone } from '../signals/index.ts';
import { readerOf, type ReadingSettings, withTextsRead } from './text-reader.ts';

const FEE = 'Apply at bit.ly/nina-jobs today.';

const limits = { threshold: 0.9, heavyThreshold: 0.95 };

function postingOf(description: string): Posting {
  return { ...textsAlone, texts: [{ field: 'Description', text: description }] };
}

/** What a transaction that reads these texts finds, one text a run; the last from then on. */
function transactionsReading(...texts: readonly string[]) {
  let runs = 0;
  const run = async (settings: ReadingSettings) => {
    const text = texts[Math.min(runs, texts.length - 1)] ?? '';
    runs += 1;
    const reader = readerOf(settings);
    const { signals } = reader.read(postingOf(text), { limits });
    const fingerprint = reader.fingerprintOf(text);
    reader.requireAllRead();
    return { fields: signals.map(({ field }) => field), hashes: fingerprint.length };
  };
  return { run, runs: () => runs };
}

describe('a transaction that checks texts', () => {
  it('runs again once they have been read outside of it', async () => {
    const { run, runs } = transactionsReading(`${FEE} One.`);
    expect((await withTextsRead({}, run)).fields).toContain('Description');
    expect(runs()).toBe(2);
  });

  it('runs once for texts that were read before', async () => {
    const text = `${FEE} Two. ${'Many words make a text long enough. '.repeat(9)}`;
    await withTextsRead({}, transactionsReading(text).run);
    const { run, runs } = transactionsReading(text);
    expect(await withTextsRead({}, run)).toMatchObject({ hashes: 32 });
    expect(runs()).toBe(1);
  });

  it('reads what has changed meanwhile', async () => {
    const { run, runs } = transactionsReading('You fold paper.', `${FEE} Three.`);
    expect((await withTextsRead({}, run)).fields).toContain('Description');
    expect(runs()).toBe(3);
  });

  it('reads in place what keeps changing', async () => {
    const changes = ['You cut.', 'You glue.', 'You fold.', `${FEE} Four.`];
    const { run, runs } = transactionsReading(...changes);
    expect((await withTextsRead({}, run)).fields).toContain('Description');
    expect(runs()).toBe(5);
  });

  it('fails with its own error', async () => {
    const failure = new Error('not found');
    await expect(withTextsRead({}, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
