import * as z from 'zod';
import { emailAddress } from '../field-rules.ts';
import { CREDENTIAL_MAX } from './password-rules.ts';

export const CURRENT_PASSWORD_MESSAGE = 'Please enter your current password.';

/** The password of whoever moves an account, asked for again. */
export const currentPassword = z
  .string(CURRENT_PASSWORD_MESSAGE)
  .min(1, CURRENT_PASSWORD_MESSAGE)
  .max(CREDENTIAL_MAX);

export const changeEmailBody = z.object({
  email: emailAddress('Email is required'),
  currentPassword,
});

/** What the link of a mail carries. */
export const mailedLinkBody = z.object({ token: z.string().min(1).max(200) });
