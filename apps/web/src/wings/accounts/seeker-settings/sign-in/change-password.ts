import {
  changePassword,
  changePasswordBody,
  PASSWORD_FIELDS_MESSAGE,
  repeatedPassword,
  type BodyInputOf,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import type { FieldFailure } from '../../../../platform/api/first-failure.ts';

/** The form's rules, in the order of spec section 5; the second password is not sent. */
const rules = z
  .object({
    confirmPassword: repeatedPassword(PASSWORD_FIELDS_MESSAGE).min(1, PASSWORD_FIELDS_MESSAGE),
  })
  .and(changePasswordBody());

export type PasswordChange = z.input<typeof rules>;

/** All empty fields, else the first broken rule, else nothing. */
export function passwordProblems(
  change: PasswordChange,
): readonly FieldFailure<keyof PasswordChange>[] {
  const empty = PASSWORD_FIELDS.filter((name) => change[name] === '');
  if (empty.length > 0) return empty.map((name) => ({ name, message: PASSWORD_FIELDS_MESSAGE }));
  const issues = rules.safeParse(change).error?.issues ?? [];
  return issues.slice(0, 1).map(({ path, message }) => ({
    name: fields.safeParse(path[0]).data ?? 'currentPassword',
    message,
  }));
}

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const fields = z.enum(PASSWORD_FIELDS);

/** Changes the seeker's password. @returns the server's message. */
export function useChangePassword() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({
      userId,
      body,
    }: {
      userId: string;
      body: BodyInputOf<typeof changePassword>;
    }) =>
      (await browserApi.call(changePassword, { params: { userId }, body, keepsSession: true })).body
        .message,
  });
}
