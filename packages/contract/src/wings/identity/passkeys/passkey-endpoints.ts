import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import {
  addPasskeyBody,
  addPasskeyOptions,
  addPasskeyOptionsBody,
  passkey,
  PASSKEYS_MAX,
  passkeySignInOptions,
  passkeySignInOptionsBody,
  removePasskeyBody,
} from './passkey-schemas.ts';

const tag = 'Passkeys';

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'Your passkeys, newest first',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  responses: { 200: z.object({ passkeys: z.array(passkey) }) },
});

export const getAddPasskeyOptions = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/options',
  summary: 'Start adding a passkey, with the password and, where there is one, the second factor',
  tag,
  access: 'signed-in',
  rateLimit: 'password',
  body: addPasskeyOptionsBody,
  responses: { 200: z.object({ options: addPasskeyOptions }) },
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: `Add the passkey that was made with the options of the last five minutes; ${PASSKEYS_MAX} at most`,
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  body: addPasskeyBody,
  responses: { 201: z.object({ passkey }) },
});

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/:passkeyId/remove',
  summary: 'Remove one of your passkeys; other sessions end',
  tag,
  access: 'signed-in',
  rateLimit: 'password',
  params: z.object({ passkeyId: entityId }),
  body: removePasskeyBody,
  responses: { 204: null },
});

export const getPasskeySignInOptions = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkey-options',
  summary: 'Start signing in with a passkey',
  tag,
  access: 'public',
  rateLimit: 'write',
  body: passkeySignInOptionsBody,
  responses: { 200: z.object({ options: passkeySignInOptions }) },
});
