import { resolve } from 'node:path';
import { HOUR_MS } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_BASIC_MONTHLY: 'price_bm',
  STRIPE_PRICE_BASIC_ANNUAL: 'price_ba',
  STRIPE_PRICE_IMPACT_MONTHLY: 'price_im',
  STRIPE_PRICE_IMPACT_ANNUAL: 'price_ia2, price_ia1',
  STRIPE_PRICE_ACCELERATE_MONTHLY: 'price_am',
  STRIPE_PRICE_ACCELERATE_ANNUAL: 'price_aa',
  STRIPE_PRICE_CORPORATE_MONTHLY: 'price_cm',
  STRIPE_PRICE_CORPORATE_ANNUAL: 'price_ca',
};

describe('loadConfig', () => {
  it('runs without any variable', () => {
    expect(loadConfig({})).toEqual({
      development: false,
      hasPublicUrl: false,
      isLocal: true,
      allowsDemo: true,
      port: 4000,
      isDemoPublic: false,
      host: 'localhost',
      isClosed: true,
      dataDir: resolve(import.meta.dirname, '../../../.data'),
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      databaseDirectUrl: undefined,
      publicUrl: 'http://localhost:4000',
      apiBaseUrl: undefined,
      webOrigins: [],
      trustProxy: false,
      smtpUrl: undefined,
      s3: undefined,
      stripe: undefined,
      secretKey: undefined,
      closingGraceMs: HOUR_MS,
      employerChecks: 'signals',
      // That of the sample board.
      schoolDomains: new Map([['alderhall.test', 'Alder Hall University']]),
      drainMs: 0,
      pushHosts: [],
      rateLimit: true,
      logLevel: 'info',
      salesEmail: 'sales@nextshift.test',
      supportEmail: 'support@localhost',
      metricsToken: undefined,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ', SECRET_KEY: '' })).toEqual(loadConfig({}));
  });

  it('ignores variables of other programs', () => {
    expect(loadConfig({ PATH: '/bin', HOME: '/root' })).toEqual(loadConfig({}));
  });

  it('adds the port to the default public address', () => {
    expect(loadConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
    expect(
      loadConfig({ PUBLIC_URL: 'https://nextshift.example/', PUBLIC_DEMO: 'on' }).publicUrl,
    ).toBe('https://nextshift.example');
  });

  it('normalizes origins as browsers send them', () => {
    const { webOrigins } = loadConfig({ WEB_ORIGINS: 'https://A.example/, http://b.example:80 ,' });
    expect(webOrigins).toEqual(['https://a.example', 'http://b.example']);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, loopback, ::1', ['10.0.0.0/8', 'loopback', '::1']],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it('groups the settings of object storage and of payments', () => {
    expect(loadConfig({ S3_BUCKET: 'files', S3_ENDPOINT: 'http://minio:9000/' }).s3).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: 'http://minio:9000',
      publicEndpoint: undefined,
      accessKeyId: undefined,
      secretAccessKey: undefined,
    });
    expect(loadConfig(stripe).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: undefined,
      automaticTax: false,
      prices: [
        { planType: 'basic', billingCycle: 'monthly', ids: ['price_bm'] },
        { planType: 'basic', billingCycle: 'annual', ids: ['price_ba'] },
        { planType: 'impact', billingCycle: 'monthly', ids: ['price_im'] },
        { planType: 'impact', billingCycle: 'annual', ids: ['price_ia2', 'price_ia1'] },
        { planType: 'accelerate', billingCycle: 'monthly', ids: ['price_am'] },
        { planType: 'accelerate', billingCycle: 'annual', ids: ['price_aa'] },
        { planType: 'corporate', billingCycle: 'monthly', ids: ['price_cm'] },
        { planType: 'corporate', billingCycle: 'annual', ids: ['price_ca'] },
      ],
    });
  });

  it.each([
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_BASIC_MONTHLY',
    'STRIPE_PRICE_BASIC_ANNUAL',
    'STRIPE_PRICE_IMPACT_MONTHLY',
    'STRIPE_PRICE_IMPACT_ANNUAL',
    'STRIPE_PRICE_ACCELERATE_MONTHLY',
    'STRIPE_PRICE_ACCELERATE_ANNUAL',
    'STRIPE_PRICE_CORPORATE_MONTHLY',
    'STRIPE_PRICE_CORPORATE_ANNUAL',
  ] as const)('requires %s with the key of Stripe, and vice versa', (name) => {
    expect(() => loadConfig({ ...stripe, [name]: '' })).toThrow(
      new ConfigError(`STRIPE_SECRET_KEY needs ${name} to be set as well.`),
    );
    expect(() => loadConfig({ [name]: stripe[name] })).toThrow(
      new ConfigError(`${name} needs STRIPE_SECRET_KEY to be set as well.`),
    );
  });

  it('accepts each price for only one plan and cycle', () => {
    const repeated = { ...stripe, STRIPE_PRICE_CORPORATE_ANNUAL: 'price_ca, price_ia1' };
    expect(() => loadConfig(repeated)).toThrow(
      new ConfigError(
        'STRIPE_PRICE_CORPORATE_ANNUAL repeats a price of STRIPE_PRICE_IMPACT_ANNUAL.',
      ),
    );
  });

  it.each([
    [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PORT: '4e3' }, 'PORT must be a port number from 1 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// or postgresql:// address.'],
    [
      { PUBLIC_URL: 'https://x.example/app' },
      'PUBLIC_URL must be an http:// or https:// address without a path.',
    ],
    [
      { WEB_ORIGINS: 'https://a.example,*' },
      'WEB_ORIGINS must be a comma-separated list of addresses such as https://app.example.com.',
    ],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY must be true, false, a number of hops, or a comma-separated list of addresses.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [
      { CLOSING_GRACE_MINUTES: '1441' },
      'CLOSING_GRACE_MINUTES must be a number of minutes from 0 to 1440.',
    ],
    [
      { SCHOOL_DOMAINS: 'ox.ac.uk' },
      'SCHOOL_DOMAINS must be a list such as example.edu=Example College; example.org=Example School.',
    ],
    [
      { SCHOOL_DOMAINS: 'edu=Every School' },
      'SCHOOL_DOMAINS must be a list such as example.edu=Example College; example.org=Example School.',
    ],
    [{ EMPLOYER_CHECKS: 'on' }, "EMPLOYER_CHECKS must be 'off', 'signals' or 'before'."],
    [{ DRAIN_SECONDS: '5s' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 300.'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 300.'],
    [{ RATE_LIMIT: 'no' }, "RATE_LIMIT must be 'on' or 'off'."],
    [{ SALES_EMAIL: 'sales' }, 'SALES_EMAIL must be an email address.'],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an email address.'],
    [{ MAIL_FROM: 'jobs@campus.example' }, 'MAIL_FROM needs SMTP_URL to be set as well.'],
    [
      { S3_PUBLIC_ENDPOINT: 'https://files.example' },
      'S3_PUBLIC_ENDPOINT needs S3_BUCKET to be set as well.',
    ],
    [{ S3_REGION: 'eu-west-1' }, 'S3_REGION needs S3_BUCKET to be set as well.'],
    [
      { DATABASE_READ_URL: 'postgres://replica/x' },
      'DATABASE_READ_URL needs DATABASE_URL to be set as well.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET to be set as well.',
    ],
    [
      { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' },
      'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe (sk_… or rk_…).',
    ],
    [
      { ...stripe, STRIPE_WEBHOOK_SECRET: 'we_1' },
      'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint of Stripe (whsec_…).',
    ],
    [
      { ...stripe, STRIPE_PRICE_BASIC_MONTHLY: 'prod_1' },
      'STRIPE_PRICE_BASIC_MONTHLY must be the id of a price at Stripe such as price_1AbC, or several, the one on sale first.',
    ],
    [
      { ...stripe, STRIPE_PRICE_BASIC_ANNUAL: ',' },
      'STRIPE_PRICE_BASIC_ANNUAL must be the id of a price at Stripe such as price_1AbC, or several, the one on sale first.',
    ],
    [
      { ...stripe, STRIPE_API_BASE: 'http://localhost:12111/v1' },
      'STRIPE_API_BASE must be an http:// or https:// address without a path.',
    ],
    [
      { STRIPE_API_BASE: 'http://localhost:12111' },
      'STRIPE_API_BASE needs STRIPE_SECRET_KEY to be set as well.',
    ],
  ])('refuses %o in one clear line', (env, message) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(message));
  });

  it('does not repeat a bad value, which may be a password', () => {
    expect(() => loadConfig({ DATABASE_URL: 'hunter2' })).not.toThrow(/hunter2/);
  });
});
