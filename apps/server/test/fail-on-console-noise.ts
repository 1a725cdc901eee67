import { afterEach, expect } from 'vitest';

/** Console output of the code under test: any of it fails the test. */
const printed: string[] = [];

for (const method of ['log', 'info', 'warn', 'error'] as const) {
  console[method] = (...parts: unknown[]) => {
    printed.push(`console.${method}: ${parts.map(String).join(' ')}`);
  };
}

afterEach(() => {
  expect(printed.splice(0), 'a test leaves the console silent').toEqual([]);
});
