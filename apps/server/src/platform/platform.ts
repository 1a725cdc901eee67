import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Live } from './live/live.ts';
import type { MailSender } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SecretBox } from './security/secret-box.ts';

/** The dependencies of every feature; created once at start and passed down. */
export interface Platform {
  readonly responseCache: ResponseCache;
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Reads public content: a copy of the database, if there is one. */
  readonly contentDatabase: Database;
  /** Reserved for sessions and signing in: no other request takes its connections. */
  readonly signInDatabase: Database;
  /** Reserved for health checks. */
  readonly healthDatabase: Database;
  readonly files: FileStore;
  readonly live: Live;
  readonly log: Logger;
  readonly mailer: MailSender;
  readonly metrics: Metrics;
  readonly payments: PaymentProvider;
  readonly secrets: SecretBox;
}

/** The platform of what signs people in. */
export function forSignIn(platform: Platform): Platform {
  return { ...platform, database: platform.signInDatabase };
}
