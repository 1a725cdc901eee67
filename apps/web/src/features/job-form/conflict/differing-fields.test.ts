import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../job-draft.ts';
import { differingFields, differingImage } from './differing-fields.ts';

it('shows lists by line and days as dates', () => {
  const mine = { ...EMPTY_DRAFT, tags: ['a', 'b'], closesAt: '2026-12-05' };
  const saved = { ...EMPTY_DRAFT, tags: ['a'], startDate: '2026-11-30' };
  expect(differingFields(mine, saved)).toEqual([
    { label: 'Tags', mine: 'a\nb', saved: 'a' },
    { label: 'Start Date', mine: '', saved: 'Nov 30, 2026' },
    { label: 'Closes on', mine: 'Dec 5, 2026', saved: '' },
  ]);
});

const image = new File(['x'], 'counter.png');

it.each([
  ['untouched', '/old.webp', '/new.webp', null],
  ['removed in both', null, null, null],
  ['removed here', null, '/old.webp', { mine: '', saved: 'Image as before' }],
  ['removed here, replaced elsewhere', null, '/new.webp', { mine: '', saved: 'Another image' }],
  ['new here', image, null, { mine: 'New image: counter.png', saved: '' }],
])('compares the image: %s', (_name, mine, saved, differs) => {
  const expected = differs && { label: 'Job Image', ...differs };
  expect(differingImage(mine, { before: '/old.webp', saved })).toEqual(expected);
});
