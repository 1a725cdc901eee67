import { expect, it } from 'vitest';
import { offerOf } from './offer-of.ts';

const NOTHING = { shiftIds: [], freeShifts: null, basicFieldAnswers: {}, application: null };

it('has nothing to say of a quick application for a job without shifts', () => {
  expect(offerOf(NOTHING)).toEqual([]);
});

it.each([
  [['a', 'b'], null, 'Can do 2 shifts'],
  [['a'], null, 'Can do 1 shift'],
  [['a', 'b'], { free: 3, of: 4 }, 'Can do 2 of 4 shifts'],
  [['a', 'b'], { free: 1, of: 2 }, 'Can do all 2 shifts'],
  [[], { free: 3, of: 4 }, 'Can do 3 of 4 shifts'],
  [[], { free: 1, of: 1 }, 'Can do the shift'],
  // Shifts were removed since.
  [['a', 'b', 'c'], { free: 1, of: 2 }, 'Can do 3 shifts'],
])('counts the shifts %j of %j as %s', (shiftIds, freeShifts, words) => {
  expect(offerOf({ ...NOTHING, shiftIds, freeShifts })).toEqual([words]);
});

it('names the first day and the resume', () => {
  const resume = { documentId: '1', name: 'resume.pdf', size: 9 };
  const form = { submittedDocuments: { resume, coverLetter: null } };
  const application = { ...form, basicFields: {}, documents: {}, questions: [] };
  expect(
    offerOf({
      ...NOTHING,
      basicFieldAnswers: { startDate: '2026-01-05' },
      application,
    }),
  ).toEqual(['From Jan 5, 2026', 'Resume']);
});
