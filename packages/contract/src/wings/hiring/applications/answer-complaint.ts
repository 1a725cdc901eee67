import { emailProblem, INVALID_EMAIL_MESSAGE, readEmail } from '../../../email-address.ts';
import { INVALID_CITY_MESSAGE } from '../../../field-rules.ts';
import { INCOMPLETE_PHONE_MESSAGE } from '../../../read-phone.ts';
import { CHOOSE_STATE_MESSAGE } from '../../../us-states.ts';
import type { AnswerProblem } from './application-answers.ts';
import type { ApplicationTemplate, BasicFieldKey } from './application-form-schemas.ts';

const MISSING = 'This question needs an answer.';

/** What is wrong with a basic field that is filled in. */
const WRONG: Partial<Record<BasicFieldKey, string>> = {
  phone: INCOMPLETE_PHONE_MESSAGE,
  city: INVALID_CITY_MESSAGE,
  state: CHOOSE_STATE_MESSAGE,
  zipCode: 'Please enter a 5-digit ZIP code',
  website: 'Please enter a web address, such as robin-park.com',
  yearsExperience: 'Please enter a number of years, such as 2 or 1.5',
  startDate: 'Please choose a date',
};

/** The message beside a field with a problem; the box above the button only names the question. */
export function basicFieldComplaint(key: BasicFieldKey, text: string): string {
  if (text === '') return 'Please fill in this field.';
  if (key === 'email') return emailComplaint(text);
  return WRONG[key] ?? 'Please check this answer.';
}

/** The same for one of the employer's own questions. */
export function questionComplaint(
  { type }: Pick<ApplicationTemplate['questions'][number], 'type'>,
  text: string,
): string {
  if (text === '') return MISSING;
  if (type === 'email') return emailComplaint(text);
  return type === 'number' ? 'Please enter a number' : 'Please check this answer.';
}

function emailComplaint(text: string): string {
  return emailProblem(readEmail(text)) ?? INVALID_EMAIL_MESSAGE;
}

/** Names a problem's field within the form. */
export function problemKey({ path }: Pick<AnswerProblem, 'path'>): string {
  return path.join('.');
}
