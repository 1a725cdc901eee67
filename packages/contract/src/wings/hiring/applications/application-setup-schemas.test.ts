import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../test/messages-of.ts';
import { basicFieldKeys } from './application-form-schemas.ts';
import { hasFormContent, createApplicationFormBody } from './application-setup-schemas.ts';

const jobId = '0199a5a0-0000-7000-8000-000000000001';

function setup(form: object) {
  return createApplicationFormBody.parse({ jobId, ...form });
}

describe('the setup of an application form', () => {
  it('accepts every basic field under its own name', () => {
    const basicFields = Object.fromEntries(
      basicFieldKeys.map((key) => [key, { name: 'x', enabled: true, required: true }]),
    );
    const fields = Object.entries(setup({ basicFields }).basicFields);
    expect(fields.map(([key]) => key)).toEqual(basicFieldKeys);
    expect(fields.find(([key]) => key === 'yearsExperience')?.[1]).toEqual({
      name: 'Years of Experience',
      enabled: true,
      required: true,
    });
  });

  it('requires name and email where they are asked for, other fields only when set', () => {
    const on = { enabled: true };
    expect(
      setup({ basicFields: { fullName: on, email: on, phone: on } }).basicFields,
    ).toMatchObject({
      fullName: { required: true },
      email: { required: true },
      phone: { required: false },
    });
    const optional = { enabled: true, required: false };
    expect(setup({ basicFields: { email: optional } }).basicFields.email?.required).toBe(false);
  });

  it.each([
    [true, true, true],
    [{ enabled: true }, true, true],
    [{ required: true }, true, true],
    [{ enabled: true, required: false }, true, false],
    [{ enabled: false, required: true }, false, false],
    [{}, false, false],
  ])('reads the document %j as asked for: %s, required: %s', (resume, enabled, required) => {
    const questions = [{ id: 1, type: 'yesno', question: 'Now?' }];
    const { documents } = setup({ documents: { resume }, questions });
    expect(documents.resume).toMatchObject({ enabled, required });
    expect(documents.coverLetter).toBeUndefined();
  });

  it('drops blank questions before it checks the others', () => {
    const why = { id: 'why', type: 'text', question: 'Why?' };
    const { questions } = setup({
      questions: [{ id: 'why', type: 'multiple', question: ' ' }, why],
    });
    expect(questions).toEqual([{ ...why, options: [], required: true }]);
  });

  it.each(['__proto__', 'constructor', 'a b', '', 'x'.repeat(65), 1.5, null])(
    'refuses the question id %j',
    (id) => {
      const questions = [{ id, type: 'text', question: 'Why?' }];
      expect(messagesOf(createApplicationFormBody, { jobId, questions })).toEqual([
        'Each question needs an id of its own.',
      ]);
    },
  );

  it('asks for something', () => {
    const empty = { basicFields: {}, documents: {}, questions: [] };
    expect(hasFormContent(empty)).toBe(false);
    expect(hasFormContent({ ...empty, documents: { resume: { enabled: true } } })).toBe(true);
  });
});
