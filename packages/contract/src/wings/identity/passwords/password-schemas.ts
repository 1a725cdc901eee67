import * as z from 'zod';
import { emailAddress } from '../../../email-address.ts';
import { PASSWORD_CHANGE_MIN } from '../../../limits.ts';
import {
  COMMON_PASSWORD_MESSAGE,
  type CommonPasswordCheck,
  CREDENTIAL_MAX,
  acceptAnyPassword,
  comparablePassword,
  repeatedPassword,
} from './password-rules.ts';

export const PASSWORD_FIELDS_MESSAGE = 'All fields are required.';

const entered = z
  .string(PASSWORD_FIELDS_MESSAGE)
  .min(1, { error: PASSWORD_FIELDS_MESSAGE, abort: true })
  .max(CREDENTIAL_MAX, `Password must be at most ${CREDENTIAL_MAX} characters long`);
const chosen = entered.overwrite(comparablePassword);

/** A password change, its rules in the order of spec section 5. `confirmPassword` is optional on the wire. */
export function changePasswordBody(isCommon: CommonPasswordCheck = acceptAnyPassword) {
  return z
    .object({
      currentPassword: entered,
      newPassword: chosen,
      confirmPassword: repeatedPassword(PASSWORD_FIELDS_MESSAGE).optional(),
    })
    .superRefine(({ currentPassword, newPassword, confirmPassword }, context) => {
      const rules: [broken: boolean, message: string, field: string][] = [
        [
          confirmPassword !== undefined && confirmPassword !== newPassword,
          'New passwords do not match.',
          'confirmPassword',
        ],
        [
          newPassword.length < PASSWORD_CHANGE_MIN,
          `New password must be at least ${PASSWORD_CHANGE_MIN} characters long.`,
          'newPassword',
        ],
        [isCommon(newPassword), COMMON_PASSWORD_MESSAGE, 'newPassword'],
        [
          newPassword === comparablePassword(currentPassword),
          'New password must be different from current password.',
          'newPassword',
        ],
      ];
      for (const [broken, message, field] of rules) {
        if (broken) context.addIssue({ code: 'custom', message, path: [field] });
      }
    });
}

export const accountTypes = ['user', 'employer'] as const;

export const forgotPasswordBody = z.object({
  email: emailAddress('Email is required'),
  accountType: z.enum(accountTypes).default('user'),
});

/** The new password's rules depend on the account's kind: the server checks them once it knows. */
export const resetPasswordBody = z.object({
  token: z.string().min(1).max(200),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(CREDENTIAL_MAX)
    .overwrite(comparablePassword),
});

/** An action that requires the current password. */
export const passwordConfirmationBody = z.object({
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(CREDENTIAL_MAX),
});
