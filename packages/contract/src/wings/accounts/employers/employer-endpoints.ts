import * as z from 'zod';
import { loginBody } from '../accounts/account-schemas.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { PICTURE_MAX_BYTES } from '../../../limits.ts';
import {
  companyVerification,
  employer,
  EMPLOYER_FIELDS_MESSAGE,
  employerSignupBody,
  publicEmployer,
} from './employer-schemas.ts';
import { passkeySignInBody } from '../../identity/passkeys/passkey-schemas.ts';

const tag = 'Employers';

export const signUpEmployer = defineEndpoint({
  method: 'POST',
  path: '/employer/signup',
  summary: 'Register a company; signing in is a step of its own',
  tag,
  access: 'public',
  rateLimit: 'signup',
  idempotent: true,
  body: employerSignupBody(),
  files: {
    logo: { kind: 'image', maxBytes: PICTURE_MAX_BYTES },
  },
  responses: { 201: z.object({ employer }) },
});

export const logInEmployer = defineEndpoint({
  method: 'POST',
  path: '/employer/login',
  summary: 'Sign in as an employer',
  tag,
  access: 'public',
  rateLimit: 'login',
  body: loginBody(EMPLOYER_FIELDS_MESSAGE),
  responses: { 200: z.object({ employer, token: z.string() }) },
});

export const logInEmployerWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/employer/passkey-login',
  summary: 'Sign in as an employer with a passkey, which counts as both factors',
  tag: 'Passkeys',
  access: 'public',
  rateLimit: 'login',
  body: passkeySignInBody,
  responses: { 200: z.object({ employer, token: z.string() }) },
});

export const logOutEmployer = defineEndpoint({
  method: 'POST',
  path: '/employer/logout',
  summary: 'End the employer session',
  tag,
  access: 'public',
  rateLimit: 'write',
  responses: { 204: null },
});

export const getOwnEmployer = defineEndpoint({
  method: 'GET',
  path: '/employer/me',
  summary: 'The signed-in employer',
  tag,
  access: 'employer',
  rateLimit: 'read',
  responses: { 200: z.object({ employer }) },
});

export const getEmployer = defineEndpoint({
  method: 'GET',
  path: '/employer/:employerId',
  summary: "A company's public page",
  tag,
  access: 'public',
  rateLimit: 'read',
  params: z.object({ employerId: entityId }),
  responses: { 200: publicEmployer },
});

export const findEmployersByName = defineEndpoint({
  method: 'GET',
  path: '/api/employers/by-name/:name',
  summary: 'Companies with a name, in any case',
  tag,
  access: 'public',
  rateLimit: 'read',
  params: z.object({ name: z.string().trim().min(1).max(120) }),
  responses: { 200: z.array(publicEmployer) },
});

export const getCompanyVerification = defineEndpoint({
  method: 'GET',
  path: '/api/company-verification',
  summary: "How far the caller's company is checked, and what is missing",
  tag,
  access: 'employer',
  rateLimit: 'read',
  responses: { 200: companyVerification },
});

export const verifyCompany = defineEndpoint({
  method: 'POST',
  path: '/api/company-verification',
  summary:
    "Verify the caller's company by its confirmed email address, if that is at the website's domain",
  tag,
  access: 'employer',
  rateLimit: 'write',
  responses: { 200: companyVerification },
});
