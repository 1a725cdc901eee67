import { describe, expect, it } from 'vitest';
import { firstMessageOf, messagesOf } from '../../../../test/messages-of.ts';
import {
  employerAccountBody,
  employerCompanyBody,
  employerSignupBody,
} from './employer-schemas.ts';
import { isWebAddress } from '../../../web-address.ts';

const account = {
  companyName: 'Copper Kettle',
  email: 'jobs@copper-kettle.example',
  password: 'Sunflower!',
  confirmPassword: 'Sunflower!',
};
const company = {
  address: '12 Mill Street',
  city: 'Raleigh',
  state: 'NC',
  phone: '(919) 555-0100',
  logo: 'a file',
};

describe('employer signup, step 1', () => {
  it.each(['companyName', 'email', 'password'])('needs %s before any rule', (field) => {
    const body = { ...account, email: 'wrong', password: 'weak', [field]: ' '.trim() };
    expect(firstMessageOf(employerAccountBody(), body)).toBe('Please fill in all required fields');
  });

  it('then checks password, common passwords, confirmation and address, in this order', () => {
    const isCommon = () => true;
    const wrong = { ...account, email: 'wrong', password: 'weak' };
    expect(messagesOf(employerAccountBody(isCommon), wrong)).toEqual([
      'Password does not meet requirements',
      'This password is too common.',
      'Passwords do not match',
      'Please enter a valid email address',
    ]);
  });

  it.each([
    ['sunflower!', 'no capital letter'],
    ['Sunflower', 'no symbol'],
    ['Sunfl!r', 'seven characters'],
  ])('refuses the password %s: %s', (password) => {
    expect(firstMessageOf(employerAccountBody(), { ...account, password })).toBe(
      'Password does not meet requirements',
    );
  });

  it('accepts a password without a digit, with or without the confirmation', () => {
    const { confirmPassword, ...without } = account;
    expect(messagesOf(employerAccountBody(), { ...without, confirmPassword })).toEqual([]);
    expect(messagesOf(employerAccountBody(), without)).toEqual([]);
  });
});

describe('employer signup, step 2', () => {
  it.each(['address', 'city', 'state', 'phone', 'logo'])('needs %s before any rule', (field) => {
    const body = { ...company, phone: '1', state: 'Carolina', [field]: '' };
    expect(firstMessageOf(employerCompanyBody, body)).toBe(
      'Please fill in all required fields and upload a company logo',
    );
  });

  it('then checks phone, website, EIN, city and state, in this order', () => {
    const wrong = {
      ...company,
      phone: '919 555 010',
      website: 'copper-kettle.example',
      taxNumber: '12-345678',
      city: 'Raleigh!',
      state: 'Carolina',
    };
    expect(messagesOf(employerCompanyBody, wrong)).toEqual([
      'Please enter a complete 10-digit phone number',
      'Please enter a valid website URL starting with http:// or https://',
      'Please enter a valid 9-digit EIN number',
      'Please use letters, digits, spaces, hyphens and apostrophes for the city',
      'Please choose a state.',
    ]);
  });

  it('reads phone and EIN in any formatting, the state in capitals, and blank as absent', () => {
    const body = { ...company, state: 'nc', taxNumber: '12-3456789', website: '' };
    expect(employerCompanyBody.parse(body)).toEqual({
      ...company,
      state: 'NC',
      phone: '9195550100',
      taxNumber: '123456789',
      website: null,
    });
  });
});

describe('employer signup as one request', () => {
  it('complains about step 1 before step 2', () => {
    const body = { ...account, confirmPassword: 'another' };
    expect(messagesOf(employerSignupBody(), body)).toEqual(['Passwords do not match']);
  });

  it('accepts phone or phoneNumber as the phone', () => {
    const { phone, ...rest } = company;
    const parsed = employerSignupBody().parse({ ...account, ...rest, phoneNumber: phone });
    expect(parsed.phone).toBe('9195550100');
  });

  it('drops unknown keys', () => {
    const parsed = employerSignupBody().parse({ ...account, ...company, plan: 'corporate' });
    expect(Object.keys(parsed).sort()).toEqual([
      'address',
      'city',
      'companyName',
      'email',
      'logo',
      'password',
      'phone',
      'state',
      'taxNumber',
      'website',
    ]);
  });
});

describe('isWebAddress', () => {
  it.each(['https://copper-kettle.example', 'http://a.example/jobs?x=1', 'HTTPS://A.EXAMPLE'])(
    'takes %s',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    'copper-kettle.example',
    'javascript:alert(1)//x.com',
    'https://',
    'https://localhost',
    'https://user:secret@a.example',
    'https://a b.example',
    'data:text/html,x',
    '//a.example',
  ])('refuses %s', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
