import { defineEndpoint } from '../../../endpoint.ts';
import {
  LOGIN_FIELDS_MESSAGE,
  loginResponse,
  loginBody,
  meResponse,
  signupResponse,
  signupBody,
} from './account-schemas.ts';
import { passkeySignInBody } from '../../identity/passkeys/passkey-schemas.ts';

const tag = 'Seeker accounts';

export const signUpSeeker = defineEndpoint({
  method: 'POST',
  path: '/user/signup',
  summary: 'Create a seeker account and sign in',
  tag,
  access: 'public',
  rateLimit: 'signup',
  idempotent: true,
  body: signupBody(),
  responses: { 201: signupResponse },
});

export const logInSeeker = defineEndpoint({
  method: 'POST',
  path: '/user/login',
  summary: 'Sign in as a seeker',
  tag,
  access: 'public',
  rateLimit: 'login',
  body: loginBody(LOGIN_FIELDS_MESSAGE),
  responses: { 200: loginResponse },
});

export const logInSeekerWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/user/passkey-login',
  summary: 'Sign in as a seeker with a passkey, which counts as both factors',
  tag: 'Passkeys',
  access: 'public',
  rateLimit: 'login',
  body: passkeySignInBody,
  responses: { 200: loginResponse },
});

export const logOutSeeker = defineEndpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'End the seeker session',
  tag,
  access: 'public',
  rateLimit: 'write',
  responses: { 204: null },
});

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/user/me',
  summary: 'Who is signed in',
  tag,
  access: 'seeker',
  rateLimit: 'read',
  responses: { 200: meResponse },
});
