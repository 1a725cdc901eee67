import { describe, expect, it } from 'vitest';
import { PUBLIC_ENVIRONMENT } from '../test/public-environment.ts';
import { loadConfig } from './config.ts';

const { PUBLIC_URL, PUBLIC_DEMO: _, DATABASE_URL, SMTP_URL, ...STRIPE } = PUBLIC_ENVIRONMENT;
const PUBLIC = { PUBLIC_URL };

describe('a board with a public address', () => {
  it.each([
    ['DATABASE_URL, SMTP_URL and STRIPE_SECRET_KEY', {}],
    ['SMTP_URL and STRIPE_SECRET_KEY', { DATABASE_URL }],
    ['DATABASE_URL and STRIPE_SECRET_KEY', { SMTP_URL }],
    ['DATABASE_URL and SMTP_URL', STRIPE],
    ['DATABASE_URL', { SMTP_URL, ...STRIPE }],
    ['SMTP_URL', { DATABASE_URL, ...STRIPE }],
    ['STRIPE_SECRET_KEY', { DATABASE_URL, SMTP_URL }],
  ])('does not start without %s', (missing, env) => {
    expect(() => loadConfig({ ...PUBLIC, ...env })).toThrow(
      `PUBLIC_URL is public and needs ${missing} to be set as well; PUBLIC_DEMO=on opens a demo to everybody instead.`,
    );
    expect(loadConfig({ ...PUBLIC, ...env, PUBLIC_DEMO: 'on' })).toMatchObject({
      isLocal: false,
      allowsDemo: true,
    });
  });

  it('starts without a demo if everything is set', () => {
    const config = loadConfig({ ...PUBLIC, DATABASE_URL, SMTP_URL, ...STRIPE });
    expect(config).toMatchObject({ isLocal: false, allowsDemo: false });
  });

  it.each([
    'https://localhost.example',
    'http://127.0.0.1.example',
    'http://192.168.1.20:4000',
    'http://0.0.0.0:4000',
    'http://127.example',
    'http://127.1.2.3',
    'http://board.localhost:4000',
  ])('is one at %s', (PUBLIC_URL) => {
    expect(() => loadConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL is public');
  });
});

it.each([
  undefined,
  'http://localhost:8080',
  'https://localhost',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
])('a board at %s is local, and may be a demo', (PUBLIC_URL) => {
  expect(loadConfig({ PUBLIC_URL })).toMatchObject({ isLocal: true, allowsDemo: true });
});

it.each([
  [{}, 'localhost', true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, 'localhost', true],
  [{ PUBLIC_DEMO: 'on' }, 'localhost', true],
  [{ HOST: '0.0.0.0' }, '0.0.0.0', false],
  [{ PUBLIC_URL, PUBLIC_DEMO: 'on' }, '0.0.0.0', false],
])('a board with %j listens on %s', (env, host, isClosed) => {
  expect(loadConfig(env)).toMatchObject({ host, isClosed });
});

it('requires the public address for real mails, whose links use it', () => {
  expect(() => loadConfig({ SMTP_URL })).toThrow('SMTP_URL needs PUBLIC_URL to be set as well.');
});
