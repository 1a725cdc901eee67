import * as z from 'zod';
import { emailAddress } from '../../../email-address.ts';
import { CREDENTIAL_MAX } from '../passwords/password-rules.ts';

export const CURRENT_PASSWORD_MESSAGE = 'Please enter your current password.';

/** The current password, required to change an account's email. */
export const currentPassword = z
  .string(CURRENT_PASSWORD_MESSAGE)
  .min(1, CURRENT_PASSWORD_MESSAGE)
  .max(CREDENTIAL_MAX);

export const changeEmailBody = z.object({
  email: emailAddress('Email is required'),
  currentPassword,
});

/** The token in a mailed link. */
export const mailedLinkBody = z.object({ token: z.string().min(1).max(200) });
