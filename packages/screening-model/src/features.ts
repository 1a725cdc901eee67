import type { ModelWord, Piece } from './pieces.ts';

/**
 * Blocks of features. Each is scaled to length 1 before it is weighed, so that the few words do not drown in the many
 * characters. A block has slots of its own, to which its features are hashed.
 */
export const blocks = [
  { name: 'words', bits: 16, weight: 1 },
  { name: 'characters', bits: 17, weight: 0.7 },
  { name: 'structure', bits: 16, weight: 0.7 },
] as const;
export type Block = 0 | 1 | 2;
const [WORDS, STRUCTURE] = [0, 2] as const;
export const CHARACTERS = 1;

const bases = blocks.map((_, block) =>
  blocks.slice(0, block).reduce((sum, { bits }) => sum + (1 << bits), 0),
);
const masks = blocks.map(({ bits }) => (1 << bits) - 1);
export const SLOTS = blocks.reduce((sum, { bits }) => sum + (1 << bits), 0);

/** Lengths of runs of characters. */
const SHORTEST = 3;
const LONGEST = 6;
/** Most words between the two of a pair. */
const SKIPPED_MAX = 2;

/** Fields whose words are read apart as well, by the mark of these features. */
const marks: Readonly<Record<string, string>> = { Title: 't', Requirements: 'r', Tags: 'g' };

/** Takes a feature: its block and slot, its part of the piece, and the words there that make it, without `end`. */
export type Emit = (block: Block, slot: number, part: number, start: number, end: number) => void;

/** Names every feature of a piece of a posting; one that occurs twice, twice. Linear in its length. */
export function eachFeature(piece: Piece, emit: Emit): void {
  for (const [part, { field, words }] of piece.entries()) {
    eachOfWords(words, marks[field], (block, slot, start, end) =>
      emit(block, slot, part, start, end),
    );
    eachOfCharacters(words, (slot, start, end) => emit(CHARACTERS, slot, part, start, end));
  }
}

function eachOfWords(
  words: readonly ModelWord[],
  mark: string | undefined,
  emit: (block: Block, slot: number, start: number, end: number) => void,
): void {
  for (const [index, { text, sentence }] of words.entries()) {
    emit(WORDS, slotOf(`w${text}`, WORDS), index, index + 1);
    if (mark !== undefined) {
      emit(STRUCTURE, slotOf(`${mark}${text}`, STRUCTURE), index, index + 1);
    }
    for (let gap = 0; gap <= SKIPPED_MAX; gap += 1) {
      const last = index + gap + 1;
      const next = words[last];
      if (next?.sentence !== sentence) break;
      const block = gap === 0 ? WORDS : STRUCTURE;
      const name = gap === 0 ? `w${text} ${next.text}` : `s${text}_${next.text}`;
      emit(block, slotOf(name, block), index, last + 1);
    }
  }
}

function eachOfCharacters(
  words: readonly ModelWord[],
  emit: (slot: number, start: number, end: number) => void,
): void {
  const text = ` ${words.map(({ spelled }) => `${spelled} `).join('')}`;
  // The word of each character; what stands between two belongs to the first.
  const wordAt = new Int32Array(text.length);
  let offset = 1;
  for (const [index, { spelled }] of words.entries()) {
    const end = offset + spelled.length + 1;
    wordAt.fill(index, offset, end);
    offset = end;
  }
  for (let start = 0; start + SHORTEST <= text.length; start += 1) {
    let hash = OFFSET_BASIS;
    const last = Math.min(start + LONGEST, text.length);
    for (let end = start; end < last; end += 1) {
      hash = step(hash, text.charCodeAt(end));
      if (end - start + 1 < SHORTEST) continue;
      emit(finish(hash, CHARACTERS), wordAt[start] ?? 0, (wordAt[end] ?? 0) + 1);
    }
  }
}

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a with a last mix, as its low bits alone are uneven. */
function slotOf(name: string, block: Block): number {
  let hash = OFFSET_BASIS;
  for (let index = 0; index < name.length; index += 1) hash = step(hash, name.charCodeAt(index));
  return finish(hash, block);
}

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME);
}

function finish(hash: number, block: Block): number {
  let mixed = hash ^ (hash >>> 15);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  return (bases[block] ?? 0) + (mixed & (masks[block] ?? 0));
}
