import { expect, it } from 'vitest';
import { applicationData, findAnswerProblems } from './applications/application-answers.ts';
import { employerAccountBody } from './employers/employer-schemas.ts';
import { updateEmployerBody } from './employers/employer-profile-schemas.ts';
import { EMAIL_MAX, isEmailAddress } from './field-rules.ts';

/** Anything but linear in its length takes minutes over it. */
const ENDLESS = `a@${'.'.repeat(500_000)}@`;

it.each([
  ['robin@mail.example', true],
  ['robin@mail', false],
  ['robin mail.example', false],
  [`${'r'.repeat(EMAIL_MAX - 13)}@mail.example`, true],
  [`${'r'.repeat(EMAIL_MAX - 12)}@mail.example`, false],
  [ENDLESS, false],
])('knows an email address from other texts', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

it('refuses an endless address of a company at once', () => {
  const account = { companyName: 'Copper Kettle', email: ENDLESS, password: 'Longenough!1x' };
  expect(employerAccountBody().safeParse(account).success).toBe(false);
  expect(updateEmployerBody.safeParse({ email: ENDLESS }).success).toBe(false);
});

it('takes no answer to a question for an email address that none can be', () => {
  const question = {
    id: 'q',
    type: 'email',
    question: 'Email',
    required: true,
    options: [],
  } as const;
  const form = { basicFields: {}, documents: {}, questions: [question] };
  const answered = (text: string) => applicationData.parse({ answers: { q: text } });
  expect(findAnswerProblems(form, answered('robin@mail.example'))).toEqual([]);
  expect(findAnswerProblems(form, answered(`${'a'.repeat(4_990)}@b.c`))).toHaveLength(1);
});
