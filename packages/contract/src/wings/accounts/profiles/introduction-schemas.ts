import * as z from 'zod';
import { phoneNumber, requiredText } from '../../../field-rules.ts';
import { INCOMPLETE_PHONE_MESSAGE } from '../../../read-phone.ts';
import { missingFieldMessage } from './profile-schemas.ts';

/** Maximum length of the line that an application needs. */
export const INTRODUCTION_MAX = 200;

/** What employers need to know about an applicant: the phone number, and a line that becomes the bio. */
export const introduction = z.object({
  phoneNumber: phoneNumber(missingFieldMessage('your phone number'), INCOMPLETE_PHONE_MESSAGE),
  bio: requiredText(missingFieldMessage('a line about yourself'), INTRODUCTION_MAX),
});

/** PUT /api/userprofile/{userId}/introduction: the missing parts. */
export const introduceBody = introduction
  .partial()
  .refine((given) => Object.keys(given).length > 0, 'Nothing to save was sent.');

export type IntroduceBody = z.output<typeof introduceBody>;
