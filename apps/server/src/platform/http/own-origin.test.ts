import type { FastifyRequest } from 'fastify';
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { ownOriginOf } from './own-origin.ts';

const told = { hasPublicUrl: true, publicUrl: 'https://nextshift.example' };
const untold = { hasPublicUrl: false, publicUrl: 'http://localhost:4000' };
const asked = (host: string) => ({ protocol: 'http', host }) as FastifyRequest;

it.each([
  'localhost:4000',
  'board.localhost:4000',
  '127.0.0.1:4000',
  '192.168.1.20:4000',
  '[::1]:4000',
  `${hostname().toLowerCase()}:4000`,
])('is the host at which the board was opened: %s', (host) => {
  expect(ownOriginOf(asked(host), untold)).toBe(`http://${host}`);
});

it.each(['evil.example', '127.0.0.1.evil.example', 'a@127.0.0.1', '127.0.0.1, evil.example', ''])(
  'ignores a name that anybody can own: %j',
  (host) => {
    expect(ownOriginOf(asked(host), untold)).toBe(untold.publicUrl);
  },
);

it('is PUBLIC_URL if that is set', () => {
  expect(ownOriginOf(asked('127.0.0.1:4000'), told)).toBe(told.publicUrl);
});
