import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { changePasswordBody, forgotPasswordBody, resetPasswordBody } from './password-schemas.ts';

const tag = 'Passwords';
const said = z.object({ message: z.string() });

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for an email with a link to reset the password; the same answer for any address',
  tag,
  access: 'public',
  rateLimit: 'reset',
  body: forgotPasswordBody,
  responses: { 200: said },
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the link of the email; all sessions of the account end',
  tag,
  access: 'public',
  rateLimit: 'mailed-link',
  body: resetPasswordBody,
  responses: { 200: said },
});

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/password/update-password/:userId',
  summary: 'Change your password; the other sessions of the account end',
  tag,
  access: 'seeker',
  rateLimit: 'password',
  identity: ['params.userId'],
  params: z.object({ userId: entityId }),
  body: changePasswordBody(),
  responses: { 200: said },
});
