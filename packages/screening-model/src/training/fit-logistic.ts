/** A vector with few values that are not 0. */
export interface SparseRow {
  readonly slots: Int32Array;
  readonly values: Float64Array;
}

export interface LinearModel {
  readonly bias: number;
  readonly weight: Float64Array;
}

const ROUNDS_MAX = 100;
const NEWTON_STEPS_MAX = 30;
/** Ends when no variable moves by more than this share of its range. */
const TOLERANCE = 1e-3;
const SEED = 1;

interface LogisticOptions {
  readonly size: number;
  /** The weight of the errors against that of the weights' squares. */
  readonly cost: number;
  /** What each row scores before its features are weighed; by default 0. */
  readonly offsets?: readonly number[];
}

/**
 * L2-regularized logistic regression by dual coordinate descent (Yu, Huang and Lin, 2011, algorithm 5): the bias is the
 * weight of a feature that is always 1. The order of rows is pseudorandom, and the same each time.
 * @param labels 1 or -1 for each row
 */
export function fitLogistic(
  rows: readonly SparseRow[],
  labels: readonly number[],
  { size, cost, offsets = [] }: LogisticOptions,
): LinearModel {
  const weight = new Float64Array(size);
  let bias = 0;
  const alpha = new Float64Array(rows.length).fill(Math.min(0.001 * cost, 1e-8));
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1));
  const move = ({ slots, values }: SparseRow, by: number) => {
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index] ?? 0;
      weight[slot] = (weight[slot] ?? 0) + by * (values[index] ?? 0);
    }
    bias += by;
  };
  for (const [index, row] of rows.entries()) move(row, (labels[index] ?? 1) * (alpha[index] ?? 0));
  const order = rows.map((_, index) => index);
  const random = randomFrom(SEED);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    shuffle(order, random);
    let moved = 0;
    for (const index of order) {
      const row = rows[index];
      const label = labels[index] ?? 1;
      if (!row) continue;
      const before = alpha[index] ?? 0;
      const margin = label * ((offsets[index] ?? 0) + bias + dot(row, weight));
      const after = minimize(before, { margin, square: squares[index] ?? 1, cost });
      moved = Math.max(moved, Math.abs(after - before));
      if (after === before) continue;
      alpha[index] = after;
      move(row, (after - before) * label);
    }
    if (moved < TOLERANCE * cost) break;
  }
  return { bias, weight };
}

/** The dual variable of one row that is best while the others stay, by Newton's method within (0, cost). */
function minimize(
  start: number,
  { margin, square, cost }: { margin: number; square: number; cost: number },
): number {
  let value = start;
  for (let steps = 0; steps < NEWTON_STEPS_MAX; steps += 1) {
    const slope = square * (value - start) + margin + Math.log(value / (cost - value));
    const curve = square + cost / (value * (cost - value));
    let next = value - slope / curve;
    if (next <= 0) next = value * 0.1;
    else if (next >= cost) next = cost - (cost - value) * 0.1;
    const isClose = Math.abs(next - value) < 1e-12 * cost;
    value = next;
    if (isClose) break;
  }
  return value;
}

export function dot({ slots, values }: SparseRow, weight: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < slots.length; index += 1) {
    sum += (values[index] ?? 0) * (weight[slots[index] ?? 0] ?? 0);
  }
  return sum;
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}

/** A linear congruential generator of numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
