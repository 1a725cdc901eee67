import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { addressInTransition } from './production-router.ts';

it('finds the one place where the router sets an address outside of the transition to its page', async () => {
  const development = fileURLToPath(import.meta.resolve('react-router/dom'));
  const code = await readFile(development.replace('/development/', '/production/'), 'utf8');
  expect(addressInTransition(code)).toContain(
    'React2.startTransition(() => setLocation(newState.location))',
  );
  expect(() => addressInTransition('')).toThrow('otherwise');
});
