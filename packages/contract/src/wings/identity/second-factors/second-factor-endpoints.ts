import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import {
  authenticatorSetup,
  secondFactorBody,
  secondFactorState,
} from './second-factor-schemas.ts';

const tag = 'Second factor';

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/second-factor',
  summary: 'Whether signing in needs a code of an authenticator',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  responses: { 200: secondFactorState },
});

export const setUpAuthenticator = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/setup',
  summary: 'Get a new secret for an authenticator; nothing changes until a code of it is entered',
  tag,
  access: 'signed-in',
  rateLimit: 'write',
  responses: { 201: authenticatorSetup },
});

export const enableSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor',
  summary:
    'Require a code at each sign-in from now on, and get the recovery codes, once; other sessions end',
  tag,
  access: 'signed-in',
  rateLimit: 'password',
  body: secondFactorBody,
  responses: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
});

export const disableSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/disable',
  summary: 'Let the password alone sign in again; other sessions end',
  tag,
  access: 'signed-in',
  rateLimit: 'password',
  body: secondFactorBody,
  responses: { 204: null },
});
