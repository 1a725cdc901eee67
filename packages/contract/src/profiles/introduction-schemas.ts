import * as z from 'zod';
import { phoneNumber, requiredText } from '../field-rules.ts';
import { INCOMPLETE_PHONE_MESSAGE, missingFieldMessage } from './profile-schemas.ts';

/** Characters of the line that an application needs at least. */
export const INTRODUCTION_MAX = 200;

/** What employers need to know of an applicant: how to call, and a line about them. It is their bio. */
export const introduction = z.object({
  phoneNumber: phoneNumber(missingFieldMessage('your phone number'), INCOMPLETE_PHONE_MESSAGE),
  bio: requiredText(missingFieldMessage('a line about yourself'), INTRODUCTION_MAX),
});

/** PUT /api/userprofile/{userId}/introduction: whatever of it is missing. */
export const introduceBody = introduction
  .partial()
  .refine((given) => Object.keys(given).length > 0, 'Nothing to save was sent.');

export type IntroduceBody = z.output<typeof introduceBody>;
