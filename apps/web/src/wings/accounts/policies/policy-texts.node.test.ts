import { expect, it } from 'vitest';
import { policies } from './policy-texts.ts';

it.each(Object.entries(policies))('%s has no sentence of more than 20 words', (_title, policy) => {
  const texts = [policy.summary, ...policy.sections.flatMap(({ paragraphs }) => paragraphs)];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?]) /));
  expect(sentences.filter((sentence) => sentence.split(' ').length > 20)).toEqual([]);
});
