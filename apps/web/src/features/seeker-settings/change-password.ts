import {
  changePassword,
  changePasswordBody,
  PASSWORD_FIELDS_MESSAGE,
  type SentBodyOf,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { browserApi } from '../../platform/browser-api.ts';

/** What the form needs, in the order of spec section 5: the wire does without the second password. */
const rules = z
  .object({ confirmPassword: z.string().min(1, PASSWORD_FIELDS_MESSAGE) })
  .and(changePasswordBody());

export type PasswordChange = z.input<typeof rules>;

/** The first rule that a change breaks; null where it breaks none. */
export function passwordProblem(
  change: PasswordChange,
): { readonly field: keyof PasswordChange; readonly message: string } | null {
  const issue = rules.safeParse(change).error?.issues[0];
  if (!issue) return null;
  const field = fields.safeParse(issue.path[0]).data ?? 'currentPassword';
  return { field, message: issue.message };
}

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const fields = z.enum(PASSWORD_FIELDS);

/** Changes one's own password. @returns what the server says. */
export function useChangePassword() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({
      userId,
      body,
    }: {
      userId: string;
      body: SentBodyOf<typeof changePassword>;
    }) => (await browserApi.call(changePassword, { params: { userId }, body })).body.message,
  });
}
