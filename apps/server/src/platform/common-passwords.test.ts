import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each(['123456', 'password', 'PassWord', 'qwerty123', 'letmein', 'NextShift!1'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(['Sunflower-7', 'NextShift!2', ''])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
