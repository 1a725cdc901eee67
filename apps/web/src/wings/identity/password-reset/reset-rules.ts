import {
  EMPLOYER_FIELDS_MESSAGE,
  EMPLOYER_PASSWORD_MESSAGE,
  employerPassword,
  meetsEmployerRequirements,
  PASSWORD_MISMATCH_MESSAGE,
  repeatedPassword,
  seekerPassword,
} from '@nextshift/contract';
import * as z from 'zod';

interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Rules of a seeker's new password, in the order of spec section 5. */
export const seekerResetRules: z.ZodType<NewPassword, NewPassword> = z
  .object({
    password: seekerPassword(),
    confirmPassword: repeatedPassword(PASSWORD_MISMATCH_MESSAGE),
  })
  .refine(areSame, { error: PASSWORD_MISMATCH_MESSAGE, path: ['confirmPassword'] });

/** The same for an employer. */
export const employerResetRules: z.ZodType<NewPassword, NewPassword> = z
  .object({
    password: employerPassword(EMPLOYER_FIELDS_MESSAGE).refine(
      meetsEmployerRequirements,
      EMPLOYER_PASSWORD_MESSAGE,
    ),
    confirmPassword: repeatedPassword(EMPLOYER_FIELDS_MESSAGE).min(1, EMPLOYER_FIELDS_MESSAGE),
  })
  .refine(areSame, { error: PASSWORD_MISMATCH_MESSAGE, path: ['confirmPassword'] });

function areSame({ password, confirmPassword }: NewPassword): boolean {
  return password === confirmPassword;
}
