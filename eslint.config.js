import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// oxlint checks the rules that need types. ESLint has none: it fails on such a rule of the presets that
// `.oxlintrc.json` does not name.
const oxlint = JSON.parse(
  readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8').replace(/^ *\/\/.*$/gm, ''),
);
const checkedByOxlint = Object.keys(oxlint.rules).map((rule) => [
  rule.replace('typescript/', '@typescript-eslint/'),
  'off',
]);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '**/dist/',
      '**/.react-router/',
      '**/coverage/',
      '**/test-results/',
      '.cache/',
      '.data/',
      'apps/server/src/platform/database/database-schema.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    rules: {
      ...Object.fromEntries(checkedByOxlint),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Mapped types over the contract's keys read better as index signatures do.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // Handlers are async by contract even where they have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // There are no enums here and few classes: these two would cost more than they find.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Loaders and guards throw answers: that is how React Router is told.
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  {
    files: ['apps/web/**/*.ts', 'apps/web/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    // Strangers choose what patterns read: each must take time in proportion to the text.
    files: ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'ops/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['apps/server/src/**/*.ts', 'apps/server/src/**/*.tsx', 'apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="RegExp"], CallExpression[callee.name="RegExp"]',
          message: 'Write a pattern as a literal: only those are checked for their running time.',
        },
        {
          selector:
            'AssignmentExpression[operator="??="] > CallExpression[callee.name!=/^(create|setTimeout)/][callee.property.name!=/^(then|catch|finally|now)$/]',
          message:
            'Forget a promise that failed, or it fails for good: add catch, then or finally.',
        },
      ],
    },
  },
  {
    files: ['apps/server/**/*.test.ts', 'apps/server/**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^(do)?[mM]ock$/]',
          message:
            'Test files share their modules: another one has loaded this by then, and uses it in earnest.',
        },
      ],
    },
  },
  {
    files: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name="afterEach"] CallExpression[callee.object.callee.name="getQueryClient"]',
          message:
            'Screens are still shown, and would ask again: test/setup.ts clears the cache once they have left.',
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ExpressionStatement[expression.argument.callee.property.name="toHaveURL"] + ExpressionStatement[expression.argument.callee.property.name=/^(fill|selectOption|setChecked)$/]',
          message:
            'An address changes before its page shows: wait for a text of the page, or the control of the page before is filled.',
        },
      ],
    },
  },
  { files: ['**/*.js', '**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['apps/web/public/*.js'],
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
  },
);
