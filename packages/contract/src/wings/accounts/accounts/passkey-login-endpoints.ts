import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { passkeySignInBody } from '../../identity/passkeys/passkey-schemas.ts';
import { employer } from '../employers/employer-schemas.ts';
import { loginResponse } from './account-schemas.ts';

const tag = 'Passkeys';

export const logInSeekerWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/user/passkey-login',
  summary: 'Sign in as a seeker with a passkey, which counts as both factors',
  tag,
  access: 'public',
  rateLimit: 'login',
  body: passkeySignInBody,
  responses: { 200: loginResponse },
});

export const logInEmployerWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/employer/passkey-login',
  summary: 'Sign in as an employer with a passkey, which counts as both factors',
  tag,
  access: 'public',
  rateLimit: 'login',
  body: passkeySignInBody,
  responses: { 200: z.object({ employer, token: z.string() }) },
});
