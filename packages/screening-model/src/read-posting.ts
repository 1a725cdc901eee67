import { type Concern } from './concerns.ts';
import { countFeatures, type PieceCounts } from './count-features.ts';
import { concernOf, type Correction, type Passage, passagesOf, scoreCounts } from './model.ts';
import type { Weights } from './model-format.ts';
import { type Part, type Piece, piecesOf, type PostedText, wordsOfText } from './pieces.ts';

/** What the model says of a posting. */
export interface ReadPosting {
  readonly score: number;
  readonly concern: Concern;
  readonly passages: readonly Passage[];
}

export interface PostingTexts {
  /** Of the job itself. */
  readonly own: readonly PostedText[];
  /** Read together with these, and never instead: its form's questions, and what its company says of itself. */
  readonly beside: readonly PostedText[];
}

/** Scores a posting by the piece of it that is most like a scam. Linear in its length. */
export function readPosting(
  posting: PostingTexts,
  weights: Weights,
  correction?: Correction,
): ReadPosting {
  const reading = readInPieces(posting, weights, correction);
  let step = reading.next();
  while (step.done !== true) step = reading.next();
  return step.value;
}

/** The same in steps of about a millisecond, between which others may go first. */
export function* readInPieces(
  posting: PostingTexts,
  weights: Weights,
  correction?: Correction,
): Generator<void, ReadPosting, void> {
  const { piece, counts, score } = yield* findWorstPiece(posting, weights, correction);
  return {
    score,
    concern: concernOf(counts, weights),
    passages: passagesOf(piece, counts, weights, correction),
  };
}

/** The piece that is most like a scam, with its score, in the same steps. */
export function* findWorstPiece(
  { own, beside }: PostingTexts,
  weights: Weights,
  correction?: Correction,
): Generator<void, { piece: Piece; counts: PieceCounts; score: number }, void> {
  const parts = yield* partsOf(own);
  const others = yield* partsOf(beside);
  const [first = [], ...rest] = [
    ...piecesOf(parts),
    ...(others.length > 0 ? piecesOf([...parts, ...others]) : []),
  ];
  const scored = (piece: Piece) => {
    const counts = countFeatures(piece);
    return { piece, counts, score: scoreCounts(counts, weights, correction) };
  };
  let worst = scored(first);
  for (const piece of rest) {
    yield;
    const one = scored(piece);
    if (one.score > worst.score) worst = one;
  }
  return worst;
}

function* partsOf(texts: readonly PostedText[]): Generator<void, Part[], void> {
  const parts: Part[] = [];
  for (const { field, text } of texts) {
    const words = wordsOfText(text);
    if (words.length > 0) parts.push({ field, words });
    yield;
  }
  return parts;
}
