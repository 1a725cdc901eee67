import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../test/messages-of.ts';
import { isCompanyWebsite, updateEmployerBody } from './employer-profile-schemas.ts';
import { withScheme } from '../../../web-address.ts';

describe('the company profile', () => {
  it('accepts any subset, and adds nothing to it', () => {
    expect(updateEmployerBody.parse({})).toEqual({});
    expect(updateEmployerBody.parse({ city: ' Durham ' })).toEqual({ city: 'Durham' });
    expect(updateEmployerBody.parse({ description: ' ', taxNumber: '123456789' })).toEqual({
      description: null,
    });
  });

  it('reads phone and state in any formatting, and phone by both its names', () => {
    const read = { phoneNumber: '9195550100', state: 'NC' };
    expect(updateEmployerBody.parse({ phone: '(919) 555-0100', state: ' nc ' })).toEqual(read);
    expect(updateEmployerBody.parse({ ...read, phone: '1' })).toEqual(read);
  });

  it('checks phone, state and website in this order, and only what is sent', () => {
    const wrong = { website: 'x.dev', state: 'N', phoneNumber: '12345' };
    expect(messagesOf(updateEmployerBody, wrong)).toEqual([
      'Phone number must be exactly 10 digits',
      'State must be exactly 2 letters (e.g., CA, NY, TX)',
      'Website must end with a valid domain (.com, .org, .net, .edu, .gov, .co, .io)',
    ]);
  });
});

it.each([
  ['copper.com', 'https://copper.com'],
  ['copper.com/jobs', 'https://copper.com/jobs'],
  ['copper.com:8080', 'https://copper.com:8080'],
  ['http://copper.com', 'http://copper.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['//copper.com', '//copper.com'],
])('a website typed as %s is %s', (typed, read) => {
  expect(withScheme(typed)).toBe(read);
});

it.each(['com', 'org', 'net', 'edu', 'gov', 'co', 'io'])('a company may have a .%s', (domain) => {
  expect(isCompanyWebsite(`https://copper.${domain}/jobs.html`)).toBe(true);
  expect(isCompanyWebsite(`https://copper.example/jobs.${domain}`)).toBe(false);
});
