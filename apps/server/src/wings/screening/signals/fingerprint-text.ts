import { createHash } from 'node:crypto';
import { readWords } from '@nextshift/screening-model';

/** Words of a shingle. */
const SHINGLE = 4;
/** Texts with fewer words are alike by chance. */
const WORDS_MIN = 30;
const HASHES = 32;
/** Hashes of a band: texts with one band in common are compared. */
const BAND = 4;
/** The share of equal hashes from which texts are near-copies. */
const NEAR_COPY = 0.8;

/** Odd multipliers and additions of the hash functions, the same for ever. */
const digests = Array.from({ length: HASHES }, (_, index) =>
  createHash('sha256').update(`near-copy ${index}`).digest(),
);
const times = Int32Array.from(digests, (digest) => digest.readUInt32LE(0) | 1);
const plus = Uint32Array.from(digests, (digest) => digest.readUInt32LE(4));

/**
 * The least hash of a text's shingles under each of 32 functions: texts share about as many as they share
 * shingles (MinHash). Null for a text that is too short to be a copy.
 */
export function fingerprintText(text: string): number[] | null {
  const words = readWords(text).map((word) => word.text);
  if (words.length < WORDS_MIN) return null;
  const least = new Uint32Array(HASHES).fill(0xff_ff_ff_ff);
  for (const base of hashesOfShingles(words)) {
    for (let place = 0; place < HASHES; place += 1) {
      const value = mix((Math.imul(base, times[place] ?? 0) + (plus[place] ?? 0)) >>> 0);
      if (value < (least[place] ?? 0)) least[place] = value;
    }
  }
  // PostgreSQL's integers are signed.
  return Array.from(least, (value) => value | 0);
}

/** Each once: a text that repeats itself has few. */
function hashesOfShingles(words: readonly string[]): Set<number> {
  const hashes = new Set<number>();
  for (let index = 0; index + SHINGLE <= words.length; index += 1) {
    hashes.add(hash(words.slice(index, index + SHINGLE).join(' ')));
  }
  return hashes;
}

/** The keys by which similar texts find each other: each covers four of the hashes. */
export function bandsOf(fingerprint: readonly number[]): number[] {
  return Array.from({ length: HASHES / BAND }, (_, band) =>
    hash(`${band} ${fingerprint.slice(band * BAND, (band + 1) * BAND).join(' ')}`),
  ).map((value) => value | 0);
}

/** The share of shingles that two texts have in common, roughly. */
export function likenessOf(one: readonly number[], other: readonly number[]): number {
  return one.filter((value, index) => value === other[index]).length / HASHES;
}

export function isNearCopy(one: readonly number[], other: readonly number[]): boolean {
  return likenessOf(one, other) >= NEAR_COPY;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return value >>> 0;
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
