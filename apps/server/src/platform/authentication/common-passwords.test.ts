import { expect, it } from 'vitest';
import { commonPasswordCheck } from './common-passwords.ts';

const isCommon = commonPasswordCheck({ allowsDemo: true });
const isCommonInPublic = commonPasswordCheck({ allowsDemo: false });

it.each(['123456', 'password', 'PassWord', 'qwerty123', 'letmein'])('%s is common', (password) => {
  expect([isCommon(password), isCommonInPublic(password)]).toEqual([true, true]);
});

it.each(['Sunflower-7', 'NextShift!2', ''])('%s is not', (password) => {
  expect([isCommon(password), isCommonInPublic(password)]).toEqual([false, false]);
});

it('counts the published password as common only on a public board', () => {
  expect([isCommon('NextShift!1'), isCommonInPublic('NextShift!1')]).toEqual([false, true]);
});
