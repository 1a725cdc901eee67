import { expect, it } from 'vitest';
import { messageTemplateBody } from './message-schemas.ts';
import { fillTemplate } from './template-fields.ts';

it('puts the first name and the job into a template, whatever signs they have', () => {
  const values = { firstName: 'Robin', job: 'Barista $& {firstName}' };
  expect(fillTemplate('Hi {firstName}, about {job}: {job}?', values)).toBe(
    'Hi Robin, about Barista $& {firstName}: Barista $& {firstName}?',
  );
});

it('refuses a template with other fields', () => {
  const template = { title: 'Invite', text: 'Hi {firstName}, call {phone}' };
  expect(messageTemplateBody.safeParse(template).error?.issues[0]).toMatchObject({
    path: ['text'],
    message: 'Only {firstName} and {job} can stand in braces',
  });
  expect(messageTemplateBody.parse({ ...template, text: 'Hi {firstName} ' })).toEqual({
    title: 'Invite',
    text: 'Hi {firstName}',
  });
});
