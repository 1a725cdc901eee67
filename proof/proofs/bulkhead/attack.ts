import type { ExpensiveAct } from './expensive-acts.ts';

interface Strength {
  readonly atOnce: number;
  /** How long it goes on after a first burst. */
  readonly seconds: number;
}

/** Acts as often as the server answers, so many at once. @returns what was answered wrongly */
export async function attack(act: ExpensiveAct, { atOnce, seconds }: Strength): Promise<string[]> {
  const until = performance.now() + seconds * 1_000;
  const statuses = new Map<number, number>();
  const violations = new Set<string>();
  let number = 0;
  do {
    const responses = await Promise.all(
      Array.from({ length: atOnce }, () => {
        number += 1;
        return act.run(number);
      }),
    );
    for (const { status, headers } of responses) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isRefusal = status === 429 || (status === 503 && headers.has('retry-after'));
      if (status >= 300 && !isRefusal) violations.add(`a call of the caller got ${status}`);
    }
  } while (performance.now() < until);
  const done = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
  if (done < act.atLeast) violations.add(`only ${done} calls of the caller succeeded`);
  return [...violations];
}
