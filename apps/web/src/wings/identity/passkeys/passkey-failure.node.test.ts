import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passkeyFailureText, requirePasskeys } from './passkey-failure.ts';

beforeEach(() => {
  vi.stubGlobal('window', { PublicKeyCredential: vi.fn() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['127.0.0.1', '192.168.1.20', '[::1]'])(
  'asks for no passkey at %s, and says why',
  (host) => {
    let failure: unknown;
    try {
      requirePasskeys(host);
    } catch (error) {
      failure = error;
    }
    expect(passkeyFailureText(failure, '')).toMatch(/^Passkeys do not work at a numeric address/);
  },
);

it.each(['localhost', 'jobs.example', '4jobs.example'])('asks at %s', (host) => {
  expect(() => requirePasskeys(host)).not.toThrow();
});
