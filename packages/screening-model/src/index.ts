/** Reads whether a posting is like the scams that the model was trained on. Independent of the server. */
export { concerns } from './concerns.ts';
export { decodeWeights, type Weights } from './model-format.ts';
export type { Correction, Passage } from './model.ts';
export { type DecidedPosting, fitCorrection, readDecided } from './correction/fit-correction.ts';
export { tryCorrection } from './correction/try-correction.ts';
export { readInPieces, readPosting, type ReadPosting } from './read-posting.ts';
export { lookalikes } from './words/lookalikes.ts';
export { readWords, type Word } from './words/read-words.ts';
