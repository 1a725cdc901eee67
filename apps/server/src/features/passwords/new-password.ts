import {
  COMMON_PASSWORD_MESSAGE,
  EMPLOYER_FIELDS_MESSAGE,
  EMPLOYER_PASSWORD_MESSAGE,
  employerPassword,
  meetsEmployerRequirements,
  seekerPassword,
} from '@nextshift/contract';
import { AppError } from '../../platform/app-error.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import type { SessionKind } from '../../platform/sessions.ts';

/** The rules of signup hold for a password set later, too. */
const rules = {
  seeker: seekerPassword(isCommonPassword),
  employer: employerPassword(EMPLOYER_FIELDS_MESSAGE)
    .refine(meetsEmployerRequirements, EMPLOYER_PASSWORD_MESSAGE)
    .refine((password) => !isCommonPassword(password), COMMON_PASSWORD_MESSAGE),
};

/** @throws {AppError} validation_failed with the first broken rule of the account's kind */
export function requireGoodPassword(kind: SessionKind, password: string): void {
  const { error } = rules[kind].safeParse(password);
  const [first] = error?.issues ?? [];
  if (!error || !first) return;
  throw new AppError('validation_failed', {
    message: first.message,
    issues: error.issues.map(({ message }) => ({ path: ['password'], message })),
  });
}
