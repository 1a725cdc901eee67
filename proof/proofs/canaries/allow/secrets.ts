import { planted } from '../../../board/canary-texts.ts';
import type { Canary } from '../canary.ts';
import type { ServerSecrets } from '../server-secrets.ts';

const { seeker, employer } = planted;

/** What is disclosed to nobody. */
export function secrets(found: ServerSecrets): readonly Canary[] {
  return [
    { name: "the owner's password", texts: [seeker.password] },
    { name: 'the password before the last', texts: [seeker.nextPassword] },
    { name: 'a mistyped password', texts: [seeker.mistypedPassword] },
    { name: "an employer's password", texts: [employer.password] },
    { name: "the token of the owner's session", texts: [found.seekerToken] },
    { name: "the token of an employer's session", texts: [found.employerToken] },
    {
      name: 'the token to reset a password',
      texts: [found.resetToken],
      may: { everyone: ['GET /dev/outbox/:id', 'GET /dev/outbox/:id/html'] },
      mails: /Reset your NextShift password/,
    },
    {
      name: 'the token to confirm the address of a new account',
      texts: [found.signUpToken],
      may: { everyone: ['GET /dev/outbox/:id', 'GET /dev/outbox/:id/html'] },
      mails: /Confirm your email address/,
    },
    {
      name: 'the token to confirm an address',
      texts: [found.confirmToken],
      may: { everyone: ['GET /dev/outbox/:id', 'GET /dev/outbox/:id/html'] },
      mails: /Confirm your new email address/,
    },
    {
      name: 'the token to undo a change of address',
      texts: [found.undoToken],
      may: { everyone: ['GET /dev/outbox/:id', 'GET /dev/outbox/:id/html'] },
      mails: /change the email address of your NextShift account/,
    },
    {
      name: 'the address of a calendar',
      texts: [found.calendarToken],
      may: { seeker: ['GET /api/calendar'] },
    },
    { name: 'the secret of an authenticator', texts: [found.authenticatorSecret] },
    { name: 'an authenticator as it is kept', texts: found.sealedAuthenticators },
    { name: 'the key for push services as it is kept', texts: found.sealedPushKeys },
    { name: 'a key of a browser that takes news', texts: found.browserKeys },
    { name: 'the key of a passkey', texts: found.passkeyKeys },
    { name: 'the hash of a password', texts: found.passwordHashes },
    { name: 'the hash of a session', texts: found.tokenHashes },
    { name: 'an EIN as it is kept', texts: found.sealedTaxNumbers },
    { name: 'an idempotency key', texts: [seeker.idempotencyKey] },
    { name: 'a customer at the payment provider', texts: found.customers },
    { name: 'a subscription at the payment provider', texts: found.providerSubscriptions },
    { name: 'the secret of webhooks', texts: [found.webhookSecret] },
    { name: 'the secret of subscription tokens', texts: [found.tokenSecret] },
    { name: 'the secret key', texts: [found.secretKey] },
    { name: 'the password of the database', texts: [found.databasePassword] },
    { name: 'the token of metrics', texts: [planted.metricsToken] },
    { name: 'where a resume is kept', texts: found.privateFiles },
    { name: 'the folder of the data', texts: [found.dataDir], isInLogs: true },
  ];
}
