import * as z from 'zod';
import { entityId, isoTime, requiredText } from '../../../field-rules.ts';
import { currentPassword } from '../account-links/email-schemas.ts';
import { secondFactorCode } from '../second-factors/second-factor-schemas.ts';

/** How many passkeys an account has at most. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
export const PASSKEY_NAME_MESSAGE = 'Please give it a name.';

/** Bytes as WebAuthn writes them in JSON, with a limit far above what authenticators send. */
function base64url(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);
}

/** Of at most 1,023 bytes (WebAuthn). */
const credentialId = base64url(1_364);
const clientDataJSON = base64url(8_000);

export const passkey = z.object({
  id: entityId,
  name: z.string(),
  createdAt: isoTime,
  /** Null until it signs in. */
  lastUsedAt: isoTime.nullable(),
});

export const addPasskeyOptionsBody = z.object({
  currentPassword,
  /** Where the account has a second factor. */
  code: secondFactorCode.optional(),
});

/** What `navigator.credentials.create` takes, as JSON (PublicKeyCredentialCreationOptionsJSON). */
export const addPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export const addPasskeyBody = z.object({
  name: requiredText(PASSKEY_NAME_MESSAGE, PASSKEY_NAME_MAX),
  /** What the authenticator made of the options (RegistrationResponseJSON). */
  credential: z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON, attestationObject: base64url(30_000) }),
  }),
});

export const removePasskeyBody = z.object({ currentPassword });

export const passkeySignInOptionsBody = z.object({ accountType: z.enum(['user', 'employer']) });

/** What `navigator.credentials.get` takes, as JSON (PublicKeyCredentialRequestOptionsJSON). */
export const passkeySignInOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

export const passkeySignInBody = z.object({
  rememberMe: z.boolean().default(false),
  /** What the authenticator made of the options (AuthenticationResponseJSON). */
  credential: z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(8_000),
      signature: base64url(8_000),
      userHandle: base64url(200).nullish(),
    }),
  }),
});

export type Passkey = z.output<typeof passkey>;
export type AddPasskeyOptions = z.output<typeof addPasskeyOptions>;
export type PasskeySignInOptions = z.output<typeof passkeySignInOptions>;
export type PasskeySignInBody = z.output<typeof passkeySignInBody>;
