import { DAY_MS } from '@nextshift/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../database/new-id.ts';
import type { SecretBox } from '../security/secret-box.ts';
import type { SignInKind } from './sessions.ts';

/** How long a browser stays known after a sign-in, in milliseconds. */
const KNOWN_FOR_MS = 400 * DAY_MS;
/** Accounts that one browser is known for: the most recent sign-ins. */
const ACCOUNTS_MAX = 5;
/** We never issue longer ones. */
const COOKIE_MAX = 2_000;

const contents = z.object({
  purpose: z.literal('known device'),
  accounts: z.array(
    z.object({
      kind: z.enum(['seeker', 'employer', 'operator']),
      accountId: z.string(),
      deviceId: z.string(),
      until: z.number(),
    }),
  ),
});

type KnownAccount = z.output<typeof contents>['accounts'][number];
type Account = Pick<KnownAccount, 'kind' | 'accountId'>;

interface DeviceCookieOptions {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly secrets: SecretBox;
  readonly clock: Clock;
}

/**
 * The cookie by which a browser proves that an account has signed in with it before (OWASP, "device
 * cookies"). It is sealed, so nobody else can forge or read it. It grants no access: it only gives the
 * account's attempts from this browser their own count.
 */
export function createDeviceCookie({ config, secrets, clock }: DeviceCookieOptions) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-nextshift-device' : 'nextshift-device';

  function open(cookie: string | null): KnownAccount[] {
    if (cookie === null || cookie.length > COOKIE_MAX) return [];
    try {
      const text = secrets.decrypt(Buffer.from(cookie, 'base64url'));
      const now = clock().getTime();
      return contents.parse(JSON.parse(text)).accounts.filter(({ until }) => until > now);
    } catch {
      // Forged, damaged, or sealed with a deleted key.
      return [];
    }
  }

  const isOf =
    ({ kind, accountId }: Account) =>
    (known: KnownAccount) =>
      known.kind === kind && known.accountId === accountId;

  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] ?? null,

    /** The browser's id for an account; null if the account has not signed in with it. */
    find: (cookie: string | null, account: Account): string | null =>
      open(cookie).find(isOf(account))?.deviceId ?? null,

    /** The browser's id for the account that signed in with it last; null if none has. */
    findLast: (cookie: string | null): string | null => open(cookie)[0]?.deviceId ?? null,

    /** Records that an account has just signed in with this browser. */
    write(
      request: FastifyRequest,
      reply: FastifyReply,
      { kind, accountId }: { kind: SignInKind; accountId: string },
    ): void {
      const known = open(request.cookies[name] ?? null);
      const isOwn = isOf({ kind, accountId });
      const deviceId = known.find(isOwn)?.deviceId ?? newId();
      const until = clock().getTime() + KNOWN_FOR_MS;
      const accounts = [
        { kind, accountId, deviceId, until },
        ...known.filter((each) => !isOwn(each)),
      ].slice(0, ACCOUNTS_MAX);
      const sealed = secrets.encrypt(JSON.stringify({ purpose: 'known device', accounts }));
      reply.setCookie(name, sealed.toString('base64url'), {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure,
        maxAge: KNOWN_FOR_MS / 1000,
      });
    },
  };
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;
