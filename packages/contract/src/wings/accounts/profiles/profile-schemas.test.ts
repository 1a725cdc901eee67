import { describe, expect, it } from 'vitest';
import { completeProfileBody, updateProfileBody, wizardDetailsBody } from './profile-schemas.ts';

const WIZARD = {
  userId: '0190a6c8-0000-7000-8000-000000000001',
  bio: ' I like mornings. ',
  city: 'Raleigh',
  state: 'nc',
  currentPosition: 'Student',
  education: 'High School Diploma',
  phoneNumber: '(919) 555-0123',
};

function messagesOf(body: object): string[] {
  const parsed = completeProfileBody.safeParse(body);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

describe('the wizard', () => {
  it('accepts its fields in any form, and absent lists as empty', () => {
    expect(completeProfileBody.parse({ ...WIZARD, isAdmin: true })).toEqual({
      ...WIZARD,
      bio: 'I like mornings.',
      state: 'NC',
      education: ['High School Diploma'],
      phoneNumber: '9195550123',
      extracurriculars: [],
      clubs: [],
      hobbies: [],
      awards: [],
      volunteer: [],
      socialMediaAccounts: [],
    });
  });

  it('asks for what is missing in its order', () => {
    expect(messagesOf({ userId: WIZARD.userId })).toEqual([
      'Please enter a bio before continuing.',
      'Please enter your city before continuing.',
      'Please enter your state before continuing.',
      'Please enter your current position before continuing.',
      'Please enter your education before continuing.',
      'Please enter your phone number before continuing.',
    ]);
  });

  it.each([
    [{ bio: ' \n ' }, 'Please enter a bio before continuing.'],
    [{ education: [] }, 'Please enter your education before continuing.'],
    [{ education: ['  '] }, 'Please enter your education before continuing.'],
    [{ education: null }, 'Please enter your education before continuing.'],
    [{ state: 'Ontario' }, 'Please choose a state.'],
    [{ phoneNumber: '919-555' }, 'Please enter a complete 10-digit phone number'],
    [{ phoneNumber: '+91 98765 43210' }, 'Please enter a complete 10-digit phone number'],
    [{ clubs: ['x'.repeat(121)] }, 'Please use at most 120 characters per entry'],
    [
      { clubs: Array.from({ length: 31 }, (_, item) => `Club ${item}`) },
      'Please list at most 30 entries',
    ],
  ])('refuses %j', (change, message) => {
    expect(messagesOf({ ...WIZARD, ...change })).toEqual([message]);
  });

  it('reads the phone under either name', () => {
    const { phoneNumber, ...rest } = WIZARD;
    const parsed = completeProfileBody.parse({ ...rest, phone: phoneNumber });
    expect(parsed.phoneNumber).toBe('9195550123');
  });

  it('accepts education as a list as well', () => {
    const { userId: _id, bio: _bio, ...details } = WIZARD;
    const education = ['Certification', ' certification ', '', "Master's Degree"];
    expect(wizardDetailsBody.parse({ ...details, education }).education).toEqual([
      'Certification',
      "Master's Degree",
    ]);
  });

  it('drops blanks and case-insensitive duplicates in lists', () => {
    const clubs = ['Chess Club', '', ' chess club', 'Art Club'];
    expect(completeProfileBody.parse({ ...WIZARD, clubs }).clubs).toEqual([
      'Chess Club',
      'Art Club',
    ]);
  });

  it('is lenient about social accounts and leaves out those never connected', () => {
    const socialMediaAccounts = [
      { platform: 'instagram', handle: 'robin', followers: '12.7', id: 'x' },
      { platform: 'tiktok', handle: '@yourhandle', followers: 50 },
    ];
    expect(completeProfileBody.parse({ ...WIZARD, socialMediaAccounts })).toMatchObject({
      socialMediaAccounts: [{ platform: 'instagram', handle: '@robin', followers: 12 }],
    });
    const many = [{ platform: 'instagram', handle: '@robin', followers: 'many' }];
    expect(
      completeProfileBody.parse({ ...WIZARD, socialMediaAccounts: many }).socialMediaAccounts,
    ).toEqual([]);
  });
});

describe('an update', () => {
  it('contains only the sections that were sent', () => {
    expect(updateProfileBody.parse({ bio: ' ', firstName: 'Other' })).toEqual({ bio: '' });
    expect(updateProfileBody.parse({ phone: '919.555.0123' })).toEqual({
      phoneNumber: '9195550123',
    });
    expect(updateProfileBody.parse({ city: 'Peñasco', state: ' New mexico ' })).toEqual({
      city: 'Peñasco',
      state: 'NM',
    });
    expect(updateProfileBody.parse({ work: ['Barista - Copper Kettle'] })).toEqual({
      work: ['Barista - Copper Kettle'],
    });
  });

  it.each([{}, { firstName: 'Other' }])('of nothing is refused: %j', (body) => {
    const parsed = updateProfileBody.safeParse(body);
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      'Nothing to save was sent.',
    ]);
  });
});
