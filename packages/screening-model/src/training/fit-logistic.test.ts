import { expect, it } from 'vitest';
import { dot, fitLogistic, type SparseRow } from './fit-logistic.ts';

const COST = 3;

function row(...values: readonly number[]): SparseRow {
  return { slots: Int32Array.from(values, (_, slot) => slot), values: Float64Array.from(values) };
}

// Neither kind is apart from the other, so that the weights are finite whatever the cost.
const rows = [row(1, 0.2), row(0.4, 1), row(0.9, 0.8), row(0.1, 0.3), row(0.7, 0.1), row(0.3, 0.9)];
const labels = [1, -1, 1, -1, -1, 1];

it('finds the only weights at which the loss is level', () => {
  const { bias, weight } = fitLogistic(rows, labels, { size: 2, cost: COST });
  // The gradient of |w|²/2 + bias²/2 + cost · Σ log(1 + exp(-label · score)).
  const pulls = rows.map((one, index) => {
    const label = labels[index] ?? 1;
    return (COST * label) / (1 + Math.exp(label * (bias + dot(one, weight))));
  });
  const pullOf = (slot: number) =>
    rows.reduce((sum, { values }, index) => sum + (pulls[index] ?? 0) * (values[slot] ?? 0), 0);
  expect(weight[0]).toBeCloseTo(pullOf(0), 2);
  expect(weight[1]).toBeCloseTo(pullOf(1), 2);
  expect(bias).toBeCloseTo(
    pulls.reduce((sum, pull) => sum + pull, 0),
    2,
  );
});

it('finds the same each time', () => {
  const options = { size: 2, cost: COST };
  expect(fitLogistic(rows, labels, options)).toEqual(fitLogistic(rows, labels, options));
});
