import { demoSchool } from '@nextshift/demo-data/accounts';
import { resolve } from 'node:path';
import { environmentSchema } from './environment.ts';
import type { Environment } from './environment.ts';
import { allowsDemo, findMissingPublicSettings, isLocal } from './public-settings.ts';
import { findRepeatedPrice, stripeVariables, toStripe } from './stripe-settings.ts';
import { findMisspelledSetting } from './unknown-settings.ts';

/** An unusable setting; the message is one line that names the variable, never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Every setting of the server, typed. */
export type Config = ReturnType<typeof loadConfig>;

/** Variables, each with the one it requires: an incomplete setting is a mistake. */
const companions = [
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  // Links in mails use it.
  ['SMTP_URL', 'PUBLIC_URL'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['S3_REGION', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_PUBLIC_ENDPOINT', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ...stripeVariables.map((name) => ['STRIPE_SECRET_KEY', name] as const),
  ...stripeVariables.map((name) => [name, 'STRIPE_SECRET_KEY'] as const),
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
] as const satisfies (readonly [keyof Environment, keyof Environment])[];

/**
 * Reads the server's settings from environment variables; an empty one counts as unset.
 * @throws {ConfigError} for the first variable that cannot be used
 */
export function loadConfig(env: Record<string, string | undefined>) {
  const values = parseEnvironment(env);
  return {
    development: values.NODE_ENV === 'development',
    port: values.PORT,
    /** The address to listen on. Without a setting, a local board listens to its own machine alone. */
    host: values.HOST ?? (isLocal(values) ? 'localhost' : '0.0.0.0'),
    /** True if the board serves its own machine alone because nothing says otherwise. */
    isClosed: values.HOST === undefined && isLocal(values),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    publicUrl: toPublicUrl(values),
    /** False if the public address is only a default. */
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    /** True if the board is only meant for someone at this machine. */
    isLocal: isLocal(values),
    /** Whether sample accounts, the sandbox checkout and the page of mails replace missing settings. */
    allowsDemo: allowsDemo(values),
    /** Whether these are open to everybody; otherwise `isAtThisMachine` decides who may use them. */
    isDemoPublic: values.PUBLIC_DEMO === 'on',
    apiBaseUrl: values.API_BASE_URL,
    webOrigins: values.WEB_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    postalAddress: values.POSTAL_ADDRESS,
    /** Origins of services for pushed news, besides those of the common browsers. */
    pushHosts: values.PUSH_HOSTS,
    s3: toS3(values),
    stripe: toStripe(values),
    secretKey: values.SECRET_KEY,
    /** How long the effects of a closed job wait, so that a repost undoes them; also of an opening or room that was freed. */
    closingGraceMs: values.CLOSING_GRACE_MINUTES * 60_000,
    /** Whether jobs are read for signals before they are public, and whether a company must be verified first. */
    employerChecks: values.EMPLOYER_CHECKS,
    /** Names of schools by their domain, besides those of the list. */
    schoolDomains: toSchools(values),
    drainMs: values.DRAIN_SECONDS * 1_000,
    rateLimit: values.RATE_LIMIT === 'on',
    logLevel: values.LOG_LEVEL,
    salesEmail: values.SALES_EMAIL,
    /** Where the texts that say to contact support lead. */
    supportEmail: values.SUPPORT_EMAIL ?? `support@${new URL(toPublicUrl(values)).hostname}`,
    metricsToken: values.METRICS_TOKEN,
  };
}

function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const misspelled = findMisspelledSetting(env);
  if (misspelled !== undefined) throw new ConfigError(misspelled);
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`);
  }
  for (const [name, companion] of companions) {
    if (parsed.data[name] !== undefined && parsed.data[companion] === undefined) {
      throw new ConfigError(`${name} needs ${companion} to be set as well.`);
    }
  }
  const repeated = findRepeatedPrice(parsed.data);
  if (repeated) throw new ConfigError(`${repeated[0]} repeats a price of ${repeated[1]}.`);
  const missing = findMissingPublicSettings(parsed.data);
  if (missing !== undefined) throw new ConfigError(missing);
  return parsed.data;
}

function toPublicUrl({ PUBLIC_URL, PORT }: Environment): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

/** On a board with sample accounts, their school is one as well. */
function toSchools(values: Environment): ReadonlyMap<string, string> {
  if (!allowsDemo(values)) return values.SCHOOL_DOMAINS;
  return new Map([[demoSchool.domain, demoSchool.name], ...values.SCHOOL_DOMAINS]);
}

function toS3(values: Environment) {
  if (values.S3_BUCKET === undefined) return undefined;
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION ?? 'us-east-1',
    endpoint: values.S3_ENDPOINT,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}
