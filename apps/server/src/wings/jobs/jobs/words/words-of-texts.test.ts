import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { aCity } from '../../../../../test/unique.ts';
import { wordsOfSearch } from './words-of-search.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Texts that a statement reads well within its time, on a busy machine too. */
const TEXTS_AT_ONCE = 5_000;

/** The words that the database reads in each text, and the text in lowercase. */
async function readTexts(texts: readonly string[]) {
  const read: { words: string[]; lower: string }[] = [];
  for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE) {
    const some = texts.slice(at, at + TEXTS_AT_ONCE);
    const { rows } = await sql<{ words: string[]; lower: string }>`
      select words_of_text(text) as words, lower(normalize(text, NFKD)) as lower
      from unnest(${some}::text[]) with ordinality as those (text, place) order by place`.execute(
      app.database,
    );
    read.push(...rows);
  }
  return read;
}

const LETTERS = [
  'abc',
  'äéñ',
  'øłđœæþı',
  'ßẞς',
  'Σίσυφος',
  'кофе',
  'עִבְרִית',
  'مُعَلِّم',
  'हिंदी',
  '教師',
  '한국어',
  'ไทย',
];
const SIGNS = ['/', '-', '.', '+', '#', '++', ' ', '’', '·', '・', '、', '、', '🥐', '—', '&'];

/** Titles of many scripts, with signs anywhere. */
const title = fc
  .array(fc.oneof(fc.constantFrom(...LETTERS), fc.constantFrom(...SIGNS), fc.nat(99).map(String)), {
    minLength: 1,
    maxLength: 9,
  })
  .map((parts) => parts.join(''));

it('are the same in the database and in a search, for every character', async () => {
  const texts: string[] = [];
  for (let code = 1; code < 0x2_00_00; code += 1) {
    const character = String.fromCodePoint(code);
    if (!/\p{Cs}|\p{Cn}/u.test(character)) texts.push(`a${character}b ${character}`);
  }
  const read = await readTexts(texts);
  const different = texts.filter((text, place) => {
    const { words, lower } = read[place] ?? { words: [], lower: '' };
    // The database may know an older Unicode, without the capitals of scripts added since.
    if (lower !== text.normalize('NFKD').toLowerCase()) return false;
    return wordsOfSearch(text).toSorted().join('|') !== words.toSorted().join('|');
  });
  expect(different).toEqual([]);
});

it('are the same for any title', async () => {
  const texts = fc.sample(title, { numRuns: 2000, seed: 7 });
  const read = await readTexts(texts);
  texts.forEach((text, place) => {
    expect(read[place]?.words, text).toEqual(expect.arrayContaining(wordsOfSearch(text)));
  });
});

it('find a job by its own title, pasted, before all others with its words', async () => {
  const employer = await signUpEmployer(app);
  const city = aCity();
  const sampled = fc.sample(title, { numRuns: 60, seed: 11 }).map((text) => text.trim());
  const titles = [...new Set(sampled)].filter((text) => wordsOfSearch(text).length > 0);
  const description = titles.join(' / ');
  for (const [place, text] of titles.entries())
    await insertJob(app, employer, { city, title: text, description, placement: place % 3 });
  for (const text of titles) {
    const query = new URLSearchParams({ searchLocation: city, searchQuery: text, limit: '5' });
    const response = await app.api.filterJobs({ query: query.toString() });
    const found = response.json<{ rows: { title: string }[] }>().rows.map((job) => job.title);
    expect(found[0], text).toBe(text);
  }
});

it.each([
  ['cashier', 'Barista/Cashier'],
  ['UX', 'UI/UX Intern'],
  ['7', '24/7 Front Desk'],
  ['js', 'Node.js Tutor'],
  ['k12', 'K-12 Aide'],
  ['NodeJS', 'Node.js Tutor'],
  ['node.js', 'Node.js Tutor'],
  ['uiux', null],
  ['K-12', 'K-12 Aide'],
  ['tips', 'Server w/tips'],
  ['lodz', 'Polish Guide, Łódź'],
  ['Łódź', 'Polish Guide, Łódź'],
  ['aegir', 'Ægir Brewery Hand'],
  ['C++', 'C++ Tutor'],
  ['c#', 'C# Tutor'],
  ['C', 'C Tutor'],
  ['R', 'R Tutor'],
])('finds by %j the job %j', async (words, expected) => {
  const employer = await signUpEmployer(app);
  const city = aCity();
  const titles = ['Barista/Cashier', 'UI/UX Intern', '24/7 Front Desk', 'Node.js Tutor'];
  titles.push('K-12 Aide', 'Server w/tips', 'Polish Guide, Łódź', 'Ægir Brewery Hand');
  titles.push('C++ Tutor', 'C# Tutor', 'C Tutor', 'R Tutor');
  for (const text of titles)
    await insertJob(app, employer, {
      city,
      title: text,
      description: 'Evenings.',
    });
  const query = new URLSearchParams({ searchLocation: city, searchQuery: words });
  const response = await app.api.filterJobs({ query: query.toString() });
  const found = response.json<{ rows: { title: string }[] }>().rows.map((job) => job.title);
  expect(found).toEqual(expected === null ? [] : [expected]);
});
