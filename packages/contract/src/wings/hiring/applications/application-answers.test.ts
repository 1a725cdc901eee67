import { describe, expect, it } from 'vitest';
import { applicationData, findAnswerProblems } from './application-answers.ts';
import { applicationTemplate } from './application-form-schemas.ts';

const DOCUMENT_ID = '0199aaaa-0000-7000-8000-000000000001';

const shown = (required: boolean) => ({ name: '', enabled: true, required });

const form = applicationTemplate
  .pick({ basicFields: true, documents: true, questions: true })
  .parse({
    basicFields: {
      startDate: shown(true),
      fullName: shown(true),
      email: shown(true),
      phone: shown(false),
      state: { name: 'State', enabled: false, required: true },
      yearsExperience: shown(false),
      educationLevel: shown(false),
    },
    documents: { resume: { required: true }, coverLetter: { required: false } },
    questions: [
      { id: 'why', type: 'text', question: 'Why here?' },
      { id: 'when', type: 'multiple', question: 'Which shift?', options: ['Early', 'Late'] },
      { id: 'car', type: 'yesno', question: 'Do you drive?' },
      { id: 'boss', type: 'email', question: 'Whom may we ask?' },
      { id: 'hours', type: 'number', question: 'How many hours?', required: false },
    ],
  });

const whole = {
  basicFields: { fullName: 'Robin Park', email: 'robin@mail.example', startDate: '2026-12-01' },
  documents: { resume: DOCUMENT_ID },
  answers: { why: 'The coffee.', when: 'Late', car: 'no', boss: 'boss@mail.example' },
};

function problemsOf(data: unknown): string[] {
  return findAnswerProblems(form, applicationData.parse(data)).map(({ message }) => message);
}

describe('the answers to an application form', () => {
  it('pass when everything required is present', () => {
    expect(problemsOf(whole)).toEqual([]);
  });

  it('are missing in the order of the screen: fields, documents, questions', () => {
    expect(problemsOf({})).toEqual([
      'Full Name',
      'Email',
      'Start Date',
      'Resume',
      'Why here?',
      'Which shift?',
      'Do you drive?',
      'Whom may we ask?',
    ]);
  });

  it('count blanks as missing', () => {
    expect(problemsOf({ ...whole, answers: { ...whole.answers, why: ' \n ' } })).toEqual([
      'Why here?',
    ]);
  });

  it('read yes and no from a checkbox', () => {
    expect(problemsOf({ ...whole, answers: { ...whole.answers, car: false } })).toEqual([]);
  });

  it.each([
    ['basicFields', 'email', 'robin', 'Email'],
    ['basicFields', 'phone', '919 555', 'Phone'],
    ['basicFields', 'yearsExperience', 'many', 'Years of Experience'],
    ['basicFields', 'educationLevel', 'kindergarten', 'Current Education'],
    ['basicFields', 'startDate', 'soon', 'Start Date'],
    ['answers', 'when', 'Noon', 'Which shift?'],
    ['answers', 'car', 'maybe', 'Do you drive?'],
    ['answers', 'boss', 'the boss', 'Whom may we ask?'],
    ['answers', 'hours', 'a few', 'How many hours?'],
  ] as const)('in %s, %s cannot be "%s"', (part, key, value, name) => {
    expect(problemsOf({ ...whole, [part]: { ...whole[part], [key]: value } })).toEqual([name]);
  });

  it('need not fill hidden fields', () => {
    expect(problemsOf({ ...whole, basicFields: { ...whole.basicFields, state: '?' } })).toEqual([]);
  });

  it('name a question without words by its number', () => {
    const [first] = form.questions;
    if (!first) throw new Error('the form has questions');
    const nameless = { ...form, questions: [{ ...first, question: '' }] };
    const data = applicationData.parse({ ...whole, answers: {} });
    expect(findAnswerProblems(nameless, data)).toEqual([
      { path: ['answers', 'why'], message: 'Question 1' },
    ]);
  });
});
