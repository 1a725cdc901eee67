import {
  COMMON_PASSWORD_MESSAGE,
  EMPLOYER_FIELDS_MESSAGE,
  EMPLOYER_PASSWORD_MESSAGE,
  employerPassword,
  meetsEmployerRequirements,
  seekerPassword,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { commonPasswordCheck } from '../../../platform/authentication/common-passwords.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SessionKind } from '../../../platform/authentication/sessions.ts';

/** The rules of signup also apply to a password that is set later. */
function ruleOf(kind: SessionKind, isCommon: (password: string) => boolean) {
  if (kind === 'seeker') return seekerPassword(isCommon);
  return employerPassword(EMPLOYER_FIELDS_MESSAGE)
    .refine(meetsEmployerRequirements, EMPLOYER_PASSWORD_MESSAGE)
    .refine((password) => !isCommon(password), COMMON_PASSWORD_MESSAGE);
}

/** @throws {AppError} validation_failed with the first broken rule of the account's kind */
export function requireAcceptablePassword(
  { config }: Pick<Platform, 'config'>,
  kind: SessionKind,
  password: string,
): void {
  const { error } = ruleOf(kind, commonPasswordCheck(config)).safeParse(password);
  const [first] = error?.issues ?? [];
  if (!error || !first) return;
  throw new AppError('validation_failed', {
    message: first.message,
    issues: error.issues.map(({ message }) => ({ path: ['password'], message })),
  });
}
