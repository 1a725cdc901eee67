import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { publicAddressScript } from './public-address-script.ts';

const script = publicAddressScript(['https://board.example', 'https://app.example:8443']);

/** Where a page at an address is led to by the text, as a browser runs it; null where it stays. */
function leadsTo(address: string, stored = new Map<string, string>(), now = 1_000_000_000_000) {
  const { host, pathname, search, hash } = new URL(address);
  let target: string | null = null;
  const replace = (to: string) => {
    target = to;
  };
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: unknown) => stored.set(key, String(value)),
  };
  runInNewContext(script, {
    Date: { now: () => now },
    sessionStorage,
    location: { host, pathname, search, hash, replace },
  });
  return target;
}

it.each(['http://127.0.0.1:4000', 'http://192.168.1.20:4000', 'https://www.board.example'])(
  'leads from %s to the same page at the public address',
  (origin) => {
    expect(leadsTo(`${origin}/jobs?searchQuery=cook#results`)).toBe(
      'https://board.example/jobs?searchQuery=cook#results',
    );
  },
);

it.each(['https://board.example/', 'http://board.example/jobs', 'https://app.example:8443/'])(
  'leaves %s where it is',
  (address) => {
    expect(leadsTo(address)).toBeNull();
  },
);

it('goes in no circle with a proxy that leads the other way, and leads again later', () => {
  const stored = new Map<string, string>();
  expect(leadsTo('https://www.board.example/', stored)).toBe('https://board.example/');
  expect(leadsTo('https://www.board.example/', stored, 1_000_000_002_000)).toBeNull();
  expect(leadsTo('https://www.board.example/', stored, 1_000_000_020_000)).not.toBeNull();
});
