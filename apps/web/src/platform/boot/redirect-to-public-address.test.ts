import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import redirectToPublicAddress from './redirect-to-public-address.ts?inline-script';

const ORIGINS = 'https://board.example https://app.example:8443';

/** Where the script redirects an address, or null. */
function redirectOf(address: string, stored = new Map<string, string>(), now = 1_000_000_000_000) {
  const { host, pathname, search, hash } = new URL(address);
  let target: string | null = null;
  const replace = (to: string) => {
    target = to;
  };
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  runInNewContext(redirectToPublicAddress, {
    URL,
    Date: { now: () => now },
    document: { currentScript: { dataset: { origins: ORIGINS } } },
    sessionStorage,
    location: { host, pathname, search, hash, replace },
  });
  return target;
}

it.each(['http://127.0.0.1:4000', 'http://192.168.1.20:4000', 'https://www.board.example'])(
  'redirects from %s to the same page at the public address',
  (origin) => {
    expect(redirectOf(`${origin}/jobs?searchQuery=cook#results`)).toBe(
      'https://board.example/jobs?searchQuery=cook#results',
    );
  },
);

it.each(['https://board.example/', 'http://board.example/jobs', 'https://app.example:8443/'])(
  'does not redirect %s',
  (address) => {
    expect(redirectOf(address)).toBeNull();
  },
);

it('does not loop with a proxy that redirects the other way, and redirects again later', () => {
  const stored = new Map<string, string>();
  expect(redirectOf('https://www.board.example/', stored)).toBe('https://board.example/');
  expect(redirectOf('https://www.board.example/', stored, 1_000_000_002_000)).toBeNull();
  expect(redirectOf('https://www.board.example/', stored, 1_000_000_020_000)).not.toBeNull();
});
