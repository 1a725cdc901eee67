import { newId } from '../database/new-id.ts';
import type { Platform } from '../platform.ts';
import { findPushKeys, insertPushKeys } from './push-keys.queries.ts';

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this board at the services of browsers, made when they are first needed. */
export async function readPushKeys({
  database,
  secrets,
  clock,
}: Pick<Platform, 'database' | 'secrets' | 'clock'>): Promise<PushKeys> {
  const stored = (await findPushKeys(database)) ?? (await make());
  return {
    publicKey: stored.public_key,
    privateKey: secrets.decrypt(stored.private_key_encrypted),
  };

  async function make() {
    // Loaded lazily: most starts need none of it.
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return insertPushKeys(database, {
      id: newId(),
      public_key: publicKey,
      private_key_encrypted: secrets.encrypt(privateKey),
      created_at: clock(),
    });
  }
}
