import * as z from 'zod';
import { isoTime } from '../../../field-rules.ts';
import { currentPassword } from '../account-links/email-schemas.ts';

export const CODE_MESSAGE = 'Please enter the code.';
/** How many recovery codes there are, each of which works once. */
export const RECOVERY_CODES = 10;

/** Six digits of an authenticator, or a recovery code; blanks and dashes are ignored. */
export const secondFactorCode = z.string(CODE_MESSAGE).trim().min(1, CODE_MESSAGE).max(100);

export const secondFactorBody = z.object({ currentPassword, code: secondFactorCode });

export const secondFactorState = z.object({
  /** Null while a password alone signs in. */
  enabledAt: isoTime.nullable(),
  recoveryCodesLeft: z.number().int(),
});

export const authenticatorSetup = z.object({
  /** In base32, to type it in. */
  secret: z.string(),
  /** The same for a QR code, with the name of the account. */
  uri: z.string(),
});

export type SecondFactorState = z.output<typeof secondFactorState>;
export type AuthenticatorSetup = z.output<typeof authenticatorSetup>;
