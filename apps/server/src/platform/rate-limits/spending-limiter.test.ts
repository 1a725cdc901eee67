import { expect, it } from 'vitest';
import { createSpendingLimiter } from './spending-limiter.ts';

const allowance = { max: 10, windowMs: 10_000 };

function aCaller() {
  let time = 0;
  const spend = createSpendingLimiter(() => time);
  return {
    spend: (cost: number, caller = 'one') => spend(caller, allowance, cost),
    wait: (seconds: number) => (time += seconds * 1000),
  };
}

it('lets a caller spend its allowance at once, and then as it returns', () => {
  const { spend, wait } = aCaller();
  spend(6);
  spend(4);
  expect(() => spend(3)).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfter: 3 }),
  );
  spend(10, 'another');
  wait(3);
  spend(3);
  expect(() => spend(1)).toThrow();
  wait(1_000);
  spend(10);
});

it('counts a refused call as nothing', () => {
  const { spend, wait } = aCaller();
  spend(10);
  for (let time = 0; time < 100; time += 1) expect(() => spend(1)).toThrow();
  wait(1);
  spend(1);
});

it('lets what costs more than the allowance pass once it is whole', () => {
  const { spend, wait } = aCaller();
  spend(15);
  wait(14);
  expect(() => spend(15)).toThrow(expect.objectContaining({ retryAfter: 1 }));
  wait(1);
  spend(15);
});
