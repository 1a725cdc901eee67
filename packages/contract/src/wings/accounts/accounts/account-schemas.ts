import * as z from 'zod';
import { emailAddress, readEmail } from '../../../email-address.ts';
import { entityId, requiredText } from '../../../field-rules.ts';
import { application } from '../../hiring/applications/application-schemas.ts';
import { userProfile } from '../profiles/profile-schemas.ts';
import { savedJob } from '../../hiring/saved-jobs/saved-job-schemas.ts';
import {
  type CommonPasswordCheck,
  PASSWORD_MISMATCH_MESSAGE,
  repeatedPassword,
  seekerPassword,
} from '../../identity/passwords/password-rules.ts';

export const LOGIN_FIELDS_MESSAGE = 'Both fields are required.';

/** Seeker signup. Rules run in the order of spec section 5; the server adds its list of common passwords. */
export function signupBody(isCommon?: CommonPasswordCheck) {
  return z
    .object({
      firstName: requiredText('First name is required', 100),
      lastName: requiredText('Last name is required', 100),
      email: emailAddress('Email is required'),
      password: seekerPassword(isCommon),
      confirmPassword: repeatedPassword(PASSWORD_MISMATCH_MESSAGE).optional(),
    })
    .refine(
      ({ password, confirmPassword }) =>
        confirmPassword === undefined || confirmPassword === password,
      { error: PASSWORD_MISMATCH_MESSAGE, path: ['confirmPassword'] },
    );
}

/** A text that is only compared, never stored: it must be present and not too long. */
export function credential(message: string) {
  return z.string({ error: message }).min(1, message).max(1000, message);
}

/** The address of a sign-in, read as that of a signup. */
export function emailCredential(message: string) {
  return credential(message).overwrite(readEmail).min(1, message);
}

export function loginBody(requiredMessage: string) {
  return z.object({
    email: emailCredential(requiredMessage),
    password: credential(requiredMessage),
    rememberMe: z.boolean().default(false),
    /** Where the account has a second factor: the answer to `second_factor_required`. */
    code: z.string().max(100).optional(),
  });
}

export const user = z.object({
  id: entityId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Until then, no news is mailed to the account. */
  emailConfirmed: z.boolean(),
  /** The address that `email` becomes once it is confirmed. */
  pendingEmail: z.string().nullable(),
});

export const signupResponse = z.object({ token: z.string(), user });

/** The newest of a person's lists, and all ids, which the browser removes from results. */
const ownJobs = {
  appliedJobs: z.array(application),
  savedJobs: z.array(savedJob),
  savedJobIds: z.array(entityId),
  appliedJobIds: z.array(entityId),
};

export const loginResponse = z.object({
  token: z.string(),
  user,
  userProfile: userProfile.nullable(),
  ...ownJobs,
});

export const meResponse = z.object({
  user,
  userProfile: userProfile.nullable(),
  savedJobIds: ownJobs.savedJobIds,
  appliedJobIds: ownJobs.appliedJobIds,
});

export type User = z.output<typeof user>;
