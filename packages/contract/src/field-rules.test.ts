import { expect, it } from 'vitest';
import {
  applicationData,
  findAnswerProblems,
} from './wings/hiring/applications/application-answers.ts';
import {
  cityName,
  nameCharacters,
  optionalText,
  requiredParagraphs,
  requiredText,
} from './field-rules.ts';
import { splitTextList } from './text-list.ts';

it('refuses an answer that is too long for an email address', () => {
  const question = {
    id: 'q',
    type: 'email' as const,
    question: 'Email',
    required: true,
    options: [],
  };
  const form = { basicFields: {}, documents: {}, questions: [question] };
  const answered = (text: string) => applicationData.parse({ answers: { q: text } });
  expect(findAnswerProblems(form, answered('robin@mail.example'))).toEqual([]);
  expect(findAnswerProblems(form, answered(`${'a'.repeat(4_990)}@b.c`))).toHaveLength(1);
});

it('takes dashes for hyphens, and keeps the signs of positions', () => {
  expect(cityName('Missing').parse('Winston–Salem')).toBe('Winston-Salem');
  expect(nameCharacters('Winston\u2011Salem')).toBe('Winston-Salem');
  expect(nameCharacters('C++ tutor #1')).toBe('C++ tutor #1');
});

it('removes line breaks and direction marks from names, and keeps paragraphs', () => {
  const text = ' Copper\r\nKettle\u202e\t& Co\u2028';
  expect(requiredText('Missing', 100).parse(text)).toBe('Copper Kettle & Co');
  expect(requiredText('Missing', 100).safeParse('\n\u202e').error?.issues[0]?.message).toBe(
    'Missing',
  );
  expect(requiredParagraphs('Missing', 100).parse('One.\n\nTwo.')).toBe('One.\n\nTwo.');
  expect(requiredParagraphs('Missing', 100).parse('Ask on \u202eppAstahW')).toBe('Ask on ppAstahW');
});

it.each(['\u200b\u200b', '\u3164', '\u2800', '\u00ad \u2060', '\ufe0f', '\n\u200d\n'])(
  'takes %j for blank, because nobody sees it',
  (text) => {
    expect(requiredText('Missing', 100).safeParse(text).error?.issues[0]?.message).toBe('Missing');
    expect(requiredParagraphs('Missing', 100).safeParse(text).success).toBe(false);
    expect(optionalText(100).parse(text)).toBeNull();
    expect(splitTextList([text, 'Latte'])).toEqual(['Latte']);
  },
);

it('keeps emoji, joined letters and other alphabets as they are', () => {
  for (const text of ['👩‍🍳 Cook', 'می‌خواهم', '李', '\u00e9'])
    expect(requiredText('Missing', 100).parse(text)).toBe(text);
});
