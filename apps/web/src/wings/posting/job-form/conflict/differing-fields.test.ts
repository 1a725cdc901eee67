import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../job-draft.ts';
import { differingFields, differingImage, mergeVersions } from './differing-fields.ts';

it('shows lists by line and days as dates', () => {
  const mine = { ...EMPTY_DRAFT, tags: ['a', 'b'], closesAt: '2026-12-05' };
  const saved = { ...EMPTY_DRAFT, tags: ['a'], startDate: '2026-11-30' };
  expect(differingFields({ mine, base: null, saved })).toEqual([
    { label: 'Tags', mine: 'a\nb', saved: 'a', isOnlyTheirs: false },
    { label: 'Start Date', mine: '', saved: 'Nov 30, 2026', isOnlyTheirs: false },
    { label: 'Closes on', mine: 'Dec 5, 2026', saved: '', isOnlyTheirs: false },
  ]);
});

const base = { ...EMPTY_DRAFT, title: 'Barista', city: 'Raleigh', tags: ['a'] };
const typed = { ...base, title: 'Head Barista', tags: ['a', 'b'] };
const elsewhere = { ...base, title: 'Evening Barista', city: 'Durham' };

it('tells what was changed elsewhere only', () => {
  const fields = differingFields({ mine: typed, base, saved: elsewhere });
  expect(fields.map(({ label, isOnlyTheirs }) => [label, isOnlyTheirs])).toEqual([
    ['Job Title', false],
    ['City', true],
    ['Tags', false],
  ]);
});

it('merges two versions by what each changed', () => {
  const merged = { ...base, title: 'Head Barista', city: 'Durham', tags: ['a', 'b'] };
  expect(mergeVersions({ mine: typed, base, saved: elsewhere })).toEqual(merged);
});

it('keeps all that was typed over a version that is not known any more', () => {
  expect(mergeVersions({ mine: typed, base: null, saved: elsewhere })).toEqual(typed);
});

const image = new File(['x'], 'counter.png');

it.each([
  ['untouched', '/old.webp', '/new.webp', null],
  ['removed in both', null, null, null],
  ['removed here', null, '/old.webp', { mine: '', saved: 'Image as before' }],
  ['removed here, replaced elsewhere', null, '/new.webp', { mine: '', saved: 'Another image' }],
  ['new here', image, null, { mine: 'New image: counter.png', saved: '' }],
])('compares the image: %s', (_name, mine, saved, differs) => {
  const expected = differs && { label: 'Job Image', isOnlyTheirs: false, ...differs };
  expect(differingImage(mine, { before: '/old.webp', saved })).toEqual(expected);
});
