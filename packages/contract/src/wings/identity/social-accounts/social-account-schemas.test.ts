import { describe, expect, it } from 'vitest';
import {
  connectInstagramBody,
  isConnected,
  saveSocialAccountsBody,
  socialProfileUrl,
} from './social-account-schemas.ts';

describe('the dialog Connect Instagram', () => {
  it.each([
    [{ handle: '', followers: '' }, ['Instagram handle is required', 'Follower count is required']],
    [{ handle: '  ', followers: '5' }, ['Instagram handle is required']],
    [{ handle: '@', followers: '5' }, ['Instagram handle is required']],
    [{ handle: 'robin', followers: '5' }, ['Handle must start with @']],
    [{ handle: '@robin', followers: ' ' }, ['Follower count is required']],
    [{ handle: '@robin', followers: 'many' }, ['Please enter a valid number']],
    [{ handle: '@robin', followers: -1 }, ['Please enter a valid number']],
  ])('refuses %j', (body, messages) => {
    const parsed = connectInstagramBody.safeParse(body);
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(messages);
  });

  it('takes whole followers from a text or a number', () => {
    expect(connectInstagramBody.parse({ handle: ' @robin ', followers: '1200' })).toEqual({
      handle: '@robin',
      followers: 1200,
    });
    expect(connectInstagramBody.parse({ handle: '@robin', followers: 7.9 }).followers).toBe(7);
  });
});

describe('social accounts', () => {
  it('are unique per platform', () => {
    const account = { platform: 'instagram', handle: '@robin', followers: 1 };
    const parsed = saveSocialAccountsBody.safeParse({ accounts: [account, account] });
    expect(parsed.error?.issues[0]?.message).toBe('Each platform can be connected once.');
  });

  it('have a page whose address is made from the handle', () => {
    expect(socialProfileUrl('instagram', '@robin.p')).toBe('https://www.instagram.com/robin.p');
    expect(socialProfileUrl('tiktok', '@robin')).toBe('https://www.tiktok.com/@robin');
    expect(socialProfileUrl('instagram', '@../x?y')).toBe('https://www.instagram.com/..%2Fx%3Fy');
  });

  it.each([
    [{ handle: '@robin', followers: 1 }, true],
    [{ handle: '@robin', followers: 0 }, false],
    [{ handle: '@yourhandle', followers: 10 }, false],
  ])('%j counts as connected: %j', (account, connected) => {
    expect(isConnected(account)).toBe(connected);
  });
});
