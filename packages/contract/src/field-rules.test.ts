import { expect, it } from 'vitest';
import { applicationData, findAnswerProblems } from './applications/application-answers.ts';
import { employerAccountBody } from './employers/employer-schemas.ts';
import { updateEmployerBody } from './employers/employer-profile-schemas.ts';
import { EMAIL_MAX, isEmailAddress, requiredParagraphs, requiredText } from './field-rules.ts';

/** Takes minutes unless matched in linear time. */
const ENDLESS = `a@${'.'.repeat(500_000)}@`;

it.each([
  ['robin@mail.example', true],
  ['robin@mail', false],
  ['robin mail.example', false],
  [`${'r'.repeat(EMAIL_MAX - 13)}@mail.example`, true],
  [`${'r'.repeat(EMAIL_MAX - 12)}@mail.example`, false],
  [ENDLESS, false],
])('recognizes email addresses', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

it('refuses an endless company address quickly', () => {
  const account = { companyName: 'Copper Kettle', email: ENDLESS, password: 'Longenough!1x' };
  expect(employerAccountBody().safeParse(account).success).toBe(false);
  expect(updateEmployerBody.safeParse({ email: ENDLESS }).success).toBe(false);
});

it('refuses an answer that is too long for an email address', () => {
  const question = {
    id: 'q',
    type: 'email' as const,
    question: 'Email',
    required: true,
    options: [],
  };
  const form = { basicFields: {}, documents: {}, questions: [question] };
  const answered = (text: string) => applicationData.parse({ answers: { q: text } });
  expect(findAnswerProblems(form, answered('robin@mail.example'))).toEqual([]);
  expect(findAnswerProblems(form, answered(`${'a'.repeat(4_990)}@b.c`))).toHaveLength(1);
});

it('removes line breaks and direction marks from names, and keeps paragraphs', () => {
  const text = ' Copper\r\nKettle\u202e\t& Co\u2028';
  expect(requiredText('Missing', 100).parse(text)).toBe('Copper Kettle & Co');
  expect(requiredText('Missing', 100).safeParse('\n\u202e').error?.issues[0]?.message).toBe(
    'Missing',
  );
  expect(requiredParagraphs('Missing', 100).parse('One.\n\nTwo.')).toBe('One.\n\nTwo.');
});
