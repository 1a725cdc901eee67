import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nowhere', 'nowhere'],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
