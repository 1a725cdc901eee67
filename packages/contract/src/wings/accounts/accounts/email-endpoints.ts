import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { user } from './account-schemas.ts';
import { changeEmailBody, mailedLinkBody } from '../../identity/account-links/email-schemas.ts';
import { accountTypes } from '../../identity/passwords/password-schemas.ts';

const tag = 'Email addresses';

export const changeEmail = defineEndpoint({
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Ask for another email address; it takes effect once the new one is confirmed',
  tag,
  access: 'seeker',
  rateLimit: 'password',
  body: changeEmailBody,
  responses: { 200: z.object({ user }) },
});

/** Details of `link_invalid` where the address that the link confirms is confirmed already. */
export const confirmedDetails = z.object({ confirmed: z.enum(accountTypes) });

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an email address with the link that was emailed to it',
  tag,
  access: 'public',
  rateLimit: 'mailed-link',
  body: mailedLinkBody,
  responses: { 200: z.object({ message: z.string(), accountType: z.enum(accountTypes) }) },
});

export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-email/resend',
  summary: 'Email another link to confirm your address; nothing is sent if it is confirmed',
  tag,
  access: 'signed-in',
  rateLimit: 'reset',
  responses: { 202: z.object({ emailConfirmed: z.boolean() }) },
});

export const undoEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/auth/undo-email-change',
  summary:
    'Return an account to its old email address. This ends all sessions and the password; the ' +
    'token in the response sets a new one',
  tag,
  access: 'public',
  rateLimit: 'mailed-link',
  body: mailedLinkBody,
  responses: {
    200: z.object({
      message: z.string(),
      accountType: z.enum(accountTypes),
      /** For POST /api/auth/reset-password. */
      resetToken: z.string(),
    }),
  },
});
