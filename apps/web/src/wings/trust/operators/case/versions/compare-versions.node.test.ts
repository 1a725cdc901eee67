import type { CaseVersion, WeighedPassage } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { compareVersions, type Cell } from './compare-versions.ts';

function version(
  texts: Readonly<Record<string, string>>,
  passages: readonly WeighedPassage[] = [],
): CaseVersion {
  return {
    at: '2026-01-05T17:00:00.000Z',
    by: 'employer',
    fields: Object.entries(texts).map(([field, text]) => ({ field, text })),
    signals: [],
    risk: 0.5,
    passages: [...passages],
  };
}

const passageOf = (text: string, words: string, weight: number): WeighedPassage => ({
  field: 'Description',
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  weight,
});

/** `+added+`, `-removed-`, and passages as `{1 words}`. */
function written(cell: Cell | undefined): string | null {
  if (cell === 'same' || cell === null || cell === undefined) return cell ?? null;
  return cell
    .map(({ text, change, passage }) => {
      const words = passage === null ? text : `{${String(passage)} ${text}}`;
      const sign = { added: '+', removed: '-', none: '' }[change ?? 'none'];
      return `${sign}${words}${sign}`;
    })
    .join('');
}

function rowsOf(...versions: CaseVersion[]): Record<string, (string | null)[]> {
  const compared = compareVersions(versions);
  return Object.fromEntries(
    compared.fields.map((field) => [
      field,
      compared.versions.map(({ cells }) => written(cells.get(field))),
    ]),
  );
}

it('marks what changed since the version before apart from it, and repeats nothing', () => {
  expect(
    rowsOf(
      version({ Title: 'Helper', Description: 'Text our manager today.' }),
      version({ Title: 'Helper', Description: 'Call our manager today.', Benefits: 'Coffee' }),
      version({ Title: 'Clerk', Description: 'Call our manager today.' }),
    ),
  ).toEqual({
    Title: ['Helper', 'same', '-Helper- +Clerk+'],
    Description: ['Text our manager today.', '-Text- +Call+ our manager today.', 'same'],
    Benefits: [null, '+Coffee+', '-Coffee-'],
  });
});

it('numbers passages by weight, also where they changed', () => {
  const first = 'Send a check to our agent.';
  const second = 'Send a large check to our agent.';
  const passages = (text: string, check: string) => [
    passageOf(text, 'our agent', 0.2),
    passageOf(text, check, 0.9),
  ];
  const versions = [
    version({ Description: first }, passages(first, 'a check')),
    version({ Description: second }, passages(second, 'a large check')),
  ];
  expect(rowsOf(...versions)).toEqual({
    Description: [
      'Send {1 a check} to {2 our agent}.',
      'Send {1 a }+{1 large }+{1 check} to {2 our agent}.',
    ],
  });
  const [one] = compareVersions(versions).versions;
  expect(one?.passages.map(({ words }) => words)).toEqual(['a check', 'our agent']);
});

it('gives the words that two passages share to the heavier one', () => {
  const text = 'a b c d';
  const passages = [passageOf(text, 'a b c', 0.1), passageOf(text, 'c d', 0.3)];
  expect(rowsOf(version({ Description: text }, passages))).toEqual({
    Description: ['{2 a b }{1 c}{1  d}'],
  });
});

it('leaves out passages of texts that are not there', () => {
  const [one] = compareVersions([
    version({ Title: 'Helper' }, [{ field: 'Description', start: 0, end: 4, weight: 1 }]),
  ]).versions;
  expect(one?.passages).toEqual([]);
});

it('shows texts that share little one after the other', () => {
  const words = (word: string) => Array.from({ length: 600 }, (_, n) => word + String(n)).join(' ');
  const [, after] =
    rowsOf(version({ Description: words('a') }), version({ Description: words('b') }))
      .Description ?? [];
  expect(after).toBe(`-${words('a')}- +${words('b')}+`);
});
