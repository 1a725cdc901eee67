import { isIP } from 'node:net';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { repositoryRoot } from './platform/server-root.ts';

function isUrl(text: string, ...protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  if (!isUrl(text, 'http:', 'https:')) return false;
  const { username, pathname, search, hash } = new URL(text);
  return username === '' && pathname === '/' && search === '' && hash === '';
}

function isProxyAddress(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits);
}

function listItems(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const httpUrl = z
  .string()
  .refine((text) => isUrl(text, 'http:', 'https:'), 'must be an http:// or https:// address')
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

const origin = z
  .string()
  .refine(isOrigin, 'must be an http:// or https:// address without a path')
  .transform((text) => new URL(text).origin);

const originList = z
  .string()
  .transform(listItems)
  .refine(
    (items) => items.every(isOrigin),
    'must be a comma-separated list of addresses such as https://app.example.com',
  )
  .transform((items) => items.map((item) => new URL(item).origin));

/** Names of hosts, or origins where one needs another port or protocol. */
const hostList = z
  .string()
  .transform((text) =>
    listItems(text).map((item) => (item.includes('//') ? item : `https://${item}`)),
  )
  .refine(
    (items) => items.every(isOrigin),
    'must be a comma-separated list of hosts such as push.example.com',
  )
  .transform((items) => items.map((item) => new URL(item).origin));

const databaseUrl = z
  .string()
  .refine(
    (text) => isUrl(text, 'postgres:', 'postgresql:'),
    'must be a postgres:// or postgresql:// address',
  );

const port = z
  .string()
  .transform((text) => (/^\d{1,5}$/.test(text) ? Number(text) : 0))
  .refine((number) => number >= 1 && number <= 65_535, 'must be a port number from 1 to 65535');

const drainSeconds = z
  .string()
  .transform((text) => (/^\d{1,3}$/.test(text) ? Number(text) : -1))
  .refine((number) => number >= 0 && number <= 300, 'must be a number of seconds from 0 to 300');

const graceMinutes = z
  .string()
  .transform((text) => (/^\d{1,4}$/.test(text) ? Number(text) : -1))
  .refine((number) => number >= 0 && number <= 1_440, 'must be a number of minutes from 0 to 1440');

/** As Fastify takes it: every proxy, none, the number of hops, or their addresses. */
const trustProxy = z
  .string()
  .transform((text): boolean | number | string[] => {
    if (text === 'true' || text === 'false') return text === 'true';
    return /^\d{1,2}$/.test(text) ? Number(text) : listItems(text);
  })
  .refine(
    (value) => !Array.isArray(value) || value.every(isProxyAddress),
    'must be true, false, a number of hops, or a comma-separated list of addresses',
  );

/** As `mail.example=Example University; other.example=Other College`, by domain. */
const schoolDomains = z
  .string()
  .transform((text) =>
    text
      .split(';')
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const [domain = '', ...name] = entry.split('=');
        const ascii = domainToASCII(domain.trim()).toLowerCase();
        return [ascii, name.join('=').trim()] as const;
      }),
  )
  .refine(
    (schools) =>
      schools.every(([domain, name]) => /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(domain) && name !== ''),
    'must be a list such as example.edu=Example College; example.org=Example School',
  )
  .transform((schools): ReadonlyMap<string, string> => new Map(schools));

const priceIds = z
  .string()
  .transform(listItems)
  .refine(
    (items) => items.length > 0 && items.every((item) => /^price_\w+$/.test(item)),
    'must be the id of a price at Stripe such as price_1AbC, or several, the one on sale first',
  )
  .optional();

/** The variables that the server reads: text as input, values as output. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(4000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default(join(repositoryRoot, '.data')),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  PUBLIC_URL: origin.optional(),
  PUBLIC_DEMO: z.enum(['on', 'off'], "must be 'on' or 'off'").default('off'),
  API_BASE_URL: httpUrl.optional(),
  WEB_ORIGINS: originList.default([]),
  TRUST_PROXY: trustProxy.default(false),
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, 'smtp:', 'smtps:'), 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z.email('must be an email address').optional(),
  POSTAL_ADDRESS: z.string().max(200, 'must have at most 200 characters').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_PUBLIC_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key of Stripe (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook endpoint of Stripe (whsec_…)')
    .optional(),
  STRIPE_API_BASE: origin.optional(),
  STRIPE_AUTOMATIC_TAX: z.enum(['on', 'off'], "must be 'on' or 'off'").default('off'),
  STRIPE_PRICE_BASIC_MONTHLY: priceIds,
  STRIPE_PRICE_BASIC_ANNUAL: priceIds,
  STRIPE_PRICE_IMPACT_MONTHLY: priceIds,
  STRIPE_PRICE_IMPACT_ANNUAL: priceIds,
  STRIPE_PRICE_ACCELERATE_MONTHLY: priceIds,
  STRIPE_PRICE_ACCELERATE_ANNUAL: priceIds,
  STRIPE_PRICE_CORPORATE_MONTHLY: priceIds,
  STRIPE_PRICE_CORPORATE_ANNUAL: priceIds,
  PUSH_HOSTS: hostList.default([]),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  CLOSING_GRACE_MINUTES: graceMinutes.default(60),
  EMPLOYER_CHECKS: z
    .enum(['off', 'signals', 'before'], "must be 'off', 'signals' or 'before'")
    .default('signals'),
  SCHOOL_DOMAINS: schoolDomains.default(new Map()),
  DRAIN_SECONDS: drainSeconds.default(0),
  RATE_LIMIT: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  SALES_EMAIL: z.email('must be an email address').default('sales@nextshift.test'),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
});

/** The variables after parsing. */
export type Environment = z.infer<typeof environmentSchema>;
