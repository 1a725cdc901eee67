import { describe, expect, it } from 'vitest';
import { firstMessageOf, messagesOf } from '../../../../test/messages-of.ts';
import { createJobBody, editJobForm, updateJobBody } from './job-posting-schemas.ts';

const barista = {
  title: 'Barista',
  type: 'Part-time',
  city: 'Raleigh',
  state: 'NC',
  description: 'Make coffee in the morning.',
  payRate: 15,
  payFrequency: 'Per Hour',
};

describe('creating a job', () => {
  it('needs title, type, city, state, description and pay alone', () => {
    expect(messagesOf(createJobBody, barista)).toEqual([]);
    expect(messagesOf(createJobBody, {})).toEqual([
      'Please enter a job title',
      'Please choose a job type',
      'Please enter a city',
      'Please enter a state',
      'Please enter a description',
      'Please choose a pay frequency',
    ]);
  });

  it('takes a range as pay, and no pay of 0', () => {
    const { payRate: _, ...unpaid } = barista;
    expect(messagesOf(createJobBody, { ...unpaid, minWage: 12 })).toEqual([]);
    expect(messagesOf(createJobBody, { ...unpaid, payRate: 0 })).toEqual([
      'Please enter a pay rate',
    ]);
    expect(messagesOf(createJobBody, { ...barista, payFrequency: '' })).toEqual([
      'Please choose a pay frequency',
    ]);
  });

  it('takes the expected hours of a gig as typed', () => {
    const gig = { ...barista, payFrequency: 'One Time' };
    expect(createJobBody.parse({ ...gig, expectedHours: '2.5' }).expectedHours).toBe(2.5);
    expect(createJobBody.parse({ ...gig, expectedHours: '' }).expectedHours).toBeNull();
    for (const expectedHours of [0, -1, 'many', 1001]) {
      expect(messagesOf(createJobBody, { ...gig, expectedHours })).toEqual([
        'Please enter the hours as a number, from 0.25 to 1000',
      ]);
    }
  });

  it.each<[Record<string, unknown>, string]>([
    [
      { city: 'Raleigh!' },
      'Please use letters, digits, spaces, hyphens and apostrophes for the city',
    ],
    [{ state: 'NO' }, 'Please choose a state.'],
    [{ zipCode: '2760' }, 'Please enter a 5-digit ZIP code'],
    [{ payRate: 'abc' }, 'Please enter a valid amount'],
    [{ payRate: -1 }, 'Please enter a valid amount'],
    [{ minWage: 20, maxWage: 10 }, 'The minimum wage must not be above the maximum wage'],
    [
      { applyWebsite: 'javascript:alert(1)//x.com' },
      'Please enter a valid website URL starting with http:// or https://',
    ],
    [{ industry: 'Fishing' }, 'Please choose an industry'],
    [{ closesAt: 'soon' }, 'Please enter a valid closing date'],
    [{ closesAt: '2026-02-30' }, 'Please enter a valid closing date'],
    [{ requirements: Array.from({ length: 21 }, (_, n) => `No. ${n}`) }, 'Please give at most 20'],
    [{ tags: ['x'.repeat(41)] }, 'Please use at most 40 characters for each'],
  ])('refuses %j', (change, message) => {
    expect(firstMessageOf(createJobBody, { ...barista, ...change })).toBe(message);
  });

  it('reads what a form sends: texts for amounts, blanks, and lists as text', () => {
    const form = {
      payRate: '15.50',
      minWage: '',
      industry: '',
      tags: '["early"]',
      skills: '{"a, b"}',
    };
    expect(createJobBody.parse({ ...barista, ...form })).toMatchObject({
      payRate: 15.5,
      minWage: null,
      industry: null,
      tags: ['early'],
      skills: ['a, b'],
    });
  });

  it('takes the day on which it closes, or a moment', () => {
    const closesAt = (sent: unknown) =>
      createJobBody.parse({ ...barista, closesAt: sent }).closesAt;
    expect(closesAt('2026-12-05')).toBe('2026-12-05');
    expect(closesAt('2026-12-05T12:00:00Z')).toBe('2026-12-05T12:00:00.000Z');
    expect([closesAt(''), closesAt(null), closesAt(undefined)]).toEqual([null, null, null]);
  });

  it('keeps each requirement once', () => {
    const requirements = [' Be kind', 'Be kind', '', 'Lift 20 lb'];
    expect(createJobBody.parse({ ...barista, requirements }).requirements).toEqual([
      'Be kind',
      'Lift 20 lb',
    ]);
  });

  it('drops what the server sets', () => {
    const own = { status: 'Closed', company: 'x', featured: true, placement: 2 };
    const kept = Object.keys(createJobBody.parse({ ...barista, ...own }));
    expect(kept.filter((key) => key in own)).toEqual([]);
  });
});

describe('changing a job', () => {
  it('names only what is sent', () => {
    expect(updateJobBody.parse({ title: 'Head barista' })).toEqual({ title: 'Head barista' });
    expect(updateJobBody.parse({ status: 'Active' })).toEqual({ status: 'Active' });
    expect(updateJobBody.parse({})).toEqual({});
  });

  it('needs industry, pay rate and frequency in the form alone', () => {
    const blank = { ...barista, industry: '', payRate: '', payFrequency: '' };
    expect(messagesOf(updateJobBody, blank)).toEqual([]);
    expect(messagesOf(editJobForm, blank)).toEqual([
      'Please choose an industry',
      'Please enter a pay rate',
      'Please choose a pay frequency',
    ]);
    const whole = { ...barista, industry: 'Retail', payRate: '0', payFrequency: 'Per Hour' };
    expect(editJobForm.parse(whole)).toMatchObject({ payRate: 0 });
    expect(messagesOf(editJobForm, { ...whole, payRate: '.' })).toEqual([
      'Please enter a pay rate',
    ]);
  });

  it('refuses to blank what a job needs', () => {
    expect(firstMessageOf(updateJobBody, { title: ' ' })).toBe('Please enter a job title');
  });
});
