import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodeWeights } from './model-format.ts';
import { readPosting } from './read-posting.ts';
import { cardTables } from './training/card.ts';
import { crossValidate } from './training/cross-validate.ts';
import { limitsOf, modelDescription, rounded } from './training/describe-model.ts';
import { areaUnderCurve, calibrate } from './training/measures.ts';
import { pieceOf, readPosts } from './training/posts.ts';
import { countPosts, train, trainToBytes } from './training/train.ts';
import { countFeatures } from './count-features.ts';
import { concernOf, scoreCounts } from './model.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const bytes = readFileSync(`${folder}model/weights.bin`);
const weights = decodeWeights(bytes);
const model = modelDescription.parse(JSON.parse(readFileSync(`${folder}model/model.json`, 'utf8')));
const posts = readPosts(`${folder}data`);
const counted = countPosts(posts);

describe('the model', () => {
  it('is what training makes of the posts, byte for byte, in 300 kB', () => {
    expect(Buffer.compare(trainToBytes(counted), bytes)).toBe(0);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('has the figures that it says, of posts held back with their pair', () => {
    const heldBack = crossValidate(counted).map((one) => ({ ...one, score: rounded(one.score) }));
    const calibration = calibrate(heldBack);
    expect(heldBack).toEqual(model.heldBack);
    expect(rounded(areaUnderCurve(heldBack))).toBe(model.auc);
    expect(limitsOf(heldBack, calibration)).toEqual(model.thresholds);
  });

  it('is read from a file as it was trained', () => {
    const trained = train(counted);
    for (const { counts } of counted.slice(0, 40)) {
      expect(concernOf(counts, weights)).toBe(concernOf(counts, trained));
      expect(scoreCounts(counts, weights)).toBe(scoreCounts(counts, trained));
    }
  });

  it('has the figures that its card says', () => {
    const card = readFileSync(`${folder}../../docs/screening-model.md`, 'utf8');
    expect(card).toContain(cardTables(model));
  });
});

const scam = posts.filter(({ kind }) => kind === 'scam')[4];
const honest = posts.filter(({ kind }) => kind === 'honest');
if (!scam) throw new Error('There is no scam.');
const own = [
  { field: 'Title', text: scam.title },
  { field: 'Description', text: scam.description },
];
const read = (texts: typeof own) => readPosting({ own: texts, beside: [] }, weights);

describe('a posting', () => {
  it('scores the same in letters that look like its own, and with marks that nobody sees', () => {
    const disguised = own.map(({ field, text }) => ({
      field,
      text: text.replaceAll('o', 'о').replaceAll('a', '\u{1d5ee}').replaceAll('e', 'e\u200b'),
    }));
    expect(read(disguised).score).toBeCloseTo(read(own).score, 3);
  });

  it('does not hide among harmless words', () => {
    const around = honest.slice(0, 20).map(({ description }) => description);
    const text = [...around.slice(0, 10), scam.description, ...around.slice(10)].join('\n');
    const hidden = read([
      { field: 'Title', text: scam.title },
      { field: 'Description', text },
    ]);
    expect(hidden.score).toBeGreaterThan(1);
  });

  it('is read together with the questions of its form', () => {
    const half = scam.description.length / 2;
    const first = [{ field: 'Description', text: scam.description.slice(0, half) }];
    const beside = [{ field: 'Question 1', text: scam.description.slice(half) }];
    const together = readPosting({ own: first, beside }, weights).score;
    expect(together).toBeGreaterThan(readPosting({ own: first, beside: [] }, weights).score);
  });

  it('is doubted where it has a few words', () => {
    const few = read([
      { field: 'Title', text: 'Barista' },
      { field: 'Description', text: 'Serve coffee.' },
    ]);
    expect(few.score).toBeLessThan(0.3);
  });

  it('shows the passages that weigh most, as they are written', () => {
    const { passages } = read(own);
    expect(passages.length).toBeGreaterThan(0);
    for (const { field, start, end } of passages) {
      const { text } = own.find((one) => one.field === field) ?? { text: '' };
      expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
      expect(end).toBeGreaterThan(start);
    }
    const sorted = passages.toSorted((one, other) => other.weight - one.weight);
    expect(passages).toEqual(sorted);
  });

  it('is moved by a correction in the direction of its weights', () => {
    const counts = countFeatures(pieceOf(scam));
    const correction = { bias: -1, weights: new Map<number, number>() };
    const corrected = scoreCounts(counts, weights, correction);
    expect(corrected).toBeCloseTo(scoreCounts(counts, weights) - 1, 5);
  });
});
