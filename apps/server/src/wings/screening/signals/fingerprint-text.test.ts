import { expect, it } from 'vitest';
import { bandsOf, fingerprintText, isNearCopy } from './fingerprint-text.ts';

const text =
  'You will dial in the espresso, set out the pastry case and take care of a line that peaks at a quarter past eight. We train everyone from the grinder up, so a steady hand matters more than a resume. Within a month you should be able to run the bar alone for half an hour.';
const other =
  'You will cut bouquets, carry buckets and talk to people who need flowers today. We open at nine and close when the last rose is gone. It is wet, cold and cheerful work, and nobody minds if you have never done it before. Bring boots and a good mood.';

function fingerprint(of: string): number[] {
  const found = fingerprintText(of);
  if (!found) throw new Error('the text is too short');
  return found;
}

it('finds a copy in which a few words were changed or written otherwise', () => {
  const copy = fingerprint(
    `${text.replace('quarter', 'QUARTER').replace('espresso', 'ｅｓｐｒｅｓｓｏ')} Call today.`,
  );
  expect(isNearCopy(fingerprint(text), copy)).toBe(true);
  const bands = bandsOf(fingerprint(text));
  expect(bandsOf(copy).some((band) => bands.includes(band))).toBe(true);
});

it('tells different texts apart', () => {
  expect(isNearCopy(fingerprint(text), fingerprint(other))).toBe(false);
  const bands = bandsOf(fingerprint(text));
  expect(bandsOf(fingerprint(other)).some((band) => bands.includes(band))).toBe(false);
});

it('has none for a short text', () => {
  expect(fingerprintText('Weekend help wanted at the counter.')).toBeNull();
});

it('stays what it was, as it is stored', () => {
  expect(bandsOf(fingerprint(text))).toHaveLength(8);
  expect(fingerprint(text)).toEqual(fingerprint(text.toUpperCase()));
});
