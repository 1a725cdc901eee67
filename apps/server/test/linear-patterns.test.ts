import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const RULES = ['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move'];

/** The repository's own rules for patterns, without the slow type-aware ones. */
async function faultsIn(pattern: string): Promise<string[]> {
  const eslint = new ESLint({ cwd: root });
  const config = (await eslint.calculateConfigForFile('packages/contract/src/limits.ts')) as {
    rules: Record<string, unknown>;
    plugins: Record<string, object>;
  };
  const rules = Object.fromEntries(RULES.map((name) => [name, config.rules[name]]));
  const checker = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [{ plugins: { regexp: config.plugins.regexp ?? {} }, rules: rules as never }],
  });
  const [result] = await checker.lintText(`export const pattern = ${pattern};`);
  return result?.messages.map(({ ruleId }) => ruleId ?? '') ?? [];
}

describe('the pattern rules', () => {
  it.each([
    '/([?&;][^=&;]*(?:token|password)[^=&;]*=)[^&;]*/gi',
    '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/',
    '/\\s*\\n\\s*/',
    '/(?:a|a)*b/',
    '/\\/+$/',
  ])('reject a superlinear pattern: %s', async (pattern) => {
    expect(await faultsIn(pattern)).not.toEqual([]);
  });

  it.each(['/^[A-Za-z0-9_-]{8,64}$/', '/(?<!\\s)\\s+\\S*$/', '/[&<>]/g'])(
    'accept a linear pattern: %s',
    async (pattern) => {
      expect(await faultsIn(pattern)).toEqual([]);
    },
  );

  it.each([
    'apps/server/src/platform/log.ts',
    'apps/web/src/platform/text/shorten.ts',
    'packages/contract/src/field-rules.ts',
    'proof/run.ts',
  ])('cover %s', async (file) => {
    const config = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as {
      rules: Record<string, [number, ...unknown[]]>;
    };
    expect(RULES.map((name) => config.rules[name]?.[0])).toEqual([2, 2]);
  });
});
