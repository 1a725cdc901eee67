import type { UnsubscribeScope } from '@nextshift/contract';
import { parse, stringify } from 'uuid';
import type { SecretBox } from '../../../platform/security/secret-box.ts';

/** What a link stops: an alert by its id, or all alerts of the seeker with the id. */
export interface UnsubscribeLink {
  readonly scope: UnsubscribeScope;
  readonly id: string;
}

const ID_BYTES = 16;
const MAC_BYTES = 32;
const TOKEN = /^(alert|all)\.([A-Za-z0-9_-]{64})$/;

/**
 * The token of a link: the id and a code that only this server can make, of this purpose alone. Nothing is stored, and it
 * works as long as the alert or the account exists: anyone who gets a mail must be able to stop the next one.
 */
export function unsubscribeToken(secrets: SecretBox, { scope, id }: UnsubscribeLink): string {
  const code = secrets.mac(purposeOf(scope, id));
  return `${scope}.${Buffer.concat([parse(id), code]).toString('base64url')}`;
}

/** What a token stops; null if we did not make it. */
export function readUnsubscribeToken(secrets: SecretBox, token: string): UnsubscribeLink | null {
  const [, given, encoded = ''] = TOKEN.exec(token) ?? [];
  const bytes = Buffer.from(encoded, 'base64url');
  if (bytes.length !== ID_BYTES + MAC_BYTES) return null;
  const scope = given === 'alert' ? 'alert' : 'all';
  const id = stringifyId(bytes.subarray(0, ID_BYTES));
  if (id === null) return null;
  const isOurs = secrets.isMacOf(bytes.subarray(ID_BYTES), purposeOf(scope, id));
  return isOurs ? { scope, id } : null;
}

function stringifyId(bytes: Uint8Array): string | null {
  try {
    return stringify(bytes);
  } catch {
    return null;
  }
}

function purposeOf(scope: UnsubscribeScope, id: string): string {
  return `unsubscribe ${scope} ${id}`;
}
