import { SLOTS } from './features.ts';
import { CONCERN_SLOTS, concerns } from './concerns.ts';

/** What a posting's score is made of: see docs/screening-model.md. */
export interface Weights {
  readonly bias: number;
  /** Of each slot: its inverse document frequency, and what it adds to the score. */
  readonly rarity: Float32Array;
  readonly weight: Float32Array;
  /** For each kind of concern a bias and the weights of words. */
  readonly concerns: readonly ConcernWeights[];
}

export interface ConcernWeights {
  readonly bias: number;
  readonly weight: Float32Array;
}

/** A byte has a slot's rarity in its high half, and the root of its weight with a sign in its low one. */
const RARITIES = 15;
const WEIGHTS = 7;
const BYTES = 127;
const HEADER = 3 + concerns.length * 2;

/** Writes weights as they are shipped. What is lost by rounding is lost in cross-validation, too. */
export function encodeWeights({ bias, rarity, weight, concerns: kinds }: Weights): Uint8Array {
  const rarest = greatest(rarity);
  const heaviest = greatest(weight);
  const header = [bias, rarest, heaviest];
  const body = new Uint8Array(SLOTS + kinds.length * CONCERN_SLOTS);
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const value = (weight[slot] ?? 0) / heaviest;
    const root = Math.sign(value) * Math.round(Math.sqrt(Math.abs(value)) * WEIGHTS);
    body[slot] =
      (Math.round(((rarity[slot] ?? 0) / rarest) * RARITIES) << 4) | (root + WEIGHTS + 1);
  }
  for (const [index, kind] of kinds.entries()) {
    const most = greatest(kind.weight);
    header.push(kind.bias, most);
    const values = Int8Array.from(kind.weight, (value) => Math.round((value / most) * BYTES));
    body.set(new Uint8Array(values.buffer), SLOTS + index * CONCERN_SLOTS);
  }
  const bytes = new Uint8Array(HEADER * 4 + body.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of header.entries()) view.setFloat32(index * 4, value, true);
  bytes.set(body, HEADER * 4);
  return bytes;
}

/** Reads what `encodeWeights` wrote. @throws if it has another length */
export function decodeWeights(bytes: Uint8Array): Weights {
  const length = HEADER * 4 + SLOTS + concerns.length * CONCERN_SLOTS;
  if (bytes.length !== length) throw new Error('These weights are of another model.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (index: number) => view.getFloat32(index * 4, true);
  const [bias, rarest, heaviest] = [at(0), at(1), at(2)];
  // A byte has few values: what each stands for is worked out once.
  const rarities = Float32Array.from(
    { length: 256 },
    (_, byte) => ((byte >> 4) / RARITIES) * rarest,
  );
  const weights = Float32Array.from({ length: 256 }, (_, byte) => {
    const root = ((byte & 15) - WEIGHTS - 1) / WEIGHTS;
    return Math.sign(root) * root * root * heaviest;
  });
  const rarity = new Float32Array(SLOTS);
  const weight = new Float32Array(SLOTS);
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const byte = bytes[HEADER * 4 + slot] ?? 0;
    rarity[slot] = rarities[byte] ?? 0;
    weight[slot] = weights[byte] ?? 0;
  }
  return {
    bias,
    rarity,
    weight,
    concerns: concerns.map((_, index) => {
      const start = HEADER * 4 + SLOTS + index * CONCERN_SLOTS;
      // Not `slice`, which of a Buffer is no copy and has the bytes of its whole file beneath.
      const values = new Int8Array(bytes.buffer, bytes.byteOffset + start, CONCERN_SLOTS);
      const [concernBias, most] = [at(3 + index * 2), at(4 + index * 2)];
      return {
        bias: concernBias,
        weight: Float32Array.from(values, (value) => (value / BYTES) * most),
      };
    }),
  };
}

function greatest(values: Float32Array): number {
  let most = 1e-9;
  for (const value of values) most = Math.max(most, Math.abs(value));
  return most;
}
