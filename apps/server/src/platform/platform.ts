import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { FileStore } from './file-store.ts';
import type { Mailer } from './mail.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { SecretBox } from './secret-box.ts';

/** What every feature may use; made once at start and handed down. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly files: FileStore;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly payments: PaymentProvider;
  readonly secrets: SecretBox;
}
