import { expect, it } from 'vitest';
import { messageTemplateBody } from './message-schemas.ts';
import { fillTemplate } from './template-fields.ts';

it('puts what fields stand for into a template, whatever signs it has', () => {
  const values = { firstName: 'Robin', job: 'Barista $& {firstName}', interview: 'Monday' };
  expect(fillTemplate('Hi {firstName}, about {job}: {job}? On {interview} {then}', values)).toBe(
    'Hi Robin, about Barista $& {firstName}: Barista $& {firstName}? On Monday {then}',
  );
});

it('refuses a template with other fields', () => {
  const template = { title: 'Invite', text: 'Hi {firstName}, call {phone}' };
  expect(messageTemplateBody.safeParse(template).error?.issues[0]).toMatchObject({
    path: ['text'],
    message: 'Only {firstName}, {job} and {interview} can stand in braces',
  });
  expect(messageTemplateBody.parse({ ...template, text: 'Hi {firstName} ' })).toEqual({
    title: 'Invite',
    text: 'Hi {firstName}',
  });
});
