import { expect, it } from 'vitest';
import { isPublicAddress } from '../security/is-public-address.ts';
import { publicLookup } from './public-lookup.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'no address',
])('%s is not public', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

it.each(['142.250.80.42', '17.57.144.10', '2607:f8b0:4004:c07::5e'])('%s is public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

it.each([{ all: true }, { all: false }])(
  'a name that leads inward is not found, with %o',
  async (options) => {
    const error = await new Promise((resolve) => {
      publicLookup('localhost', options, resolve);
    });
    expect(error).toEqual(new Error('localhost has no public address'));
  },
);

it('a public address is found in either form', async () => {
  const find = (all: boolean) =>
    new Promise((resolve) => {
      publicLookup('142.250.80.42', { all }, (...found) => {
        resolve(found);
      });
    });
  expect(await find(true)).toEqual([null, [{ address: '142.250.80.42', family: 4 }]]);
  expect(await find(false)).toEqual([null, '142.250.80.42', 4]);
});
