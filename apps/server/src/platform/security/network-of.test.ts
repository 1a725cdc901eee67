import { expect, it } from 'vitest';
import { networkOf, siteOf } from './network-of.ts';

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

it.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['198.51.100.255', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['198.51.101.7', '198.51.101.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['nowhere', 'nowhere'],
])('finds %s at the site %s', (ip, site) => {
  expect(siteOf(ip)).toBe(site);
});
