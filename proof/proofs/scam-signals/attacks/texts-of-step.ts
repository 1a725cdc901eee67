import { disguises } from './disguises.ts';
import type { AttackText, Place, Step } from './ways.ts';

/** Tags have room for so many characters. */
const TAG = /.{1,40}(?:\s|$)/g;

type Writing = Extract<Step, { readonly act: 'post' | 'edit' | 'repost' | 'draft' }>;

/** The fields of a posting in which a step writes its text. */
export function fieldsOf({ text, in: place, as }: Writing, texts: AttackText): object {
  const written = as ? disguises[as](texts[text], texts.harmless) : texts[text];
  return { title: texts.title, ...places[place ?? 'description'](written, texts.harmless) };
}

const places: Readonly<Record<Place, (text: string, harmless: string) => object>> = {
  description: (text) => ({ description: text }),
  requirements: (text, description) => ({ description, requirements: sentencesOf(text) }),
  tags: (text, description) => ({ description, tags: text.match(TAG)?.map((tag) => tag.trim()) }),
  'several fields': (text, description) => {
    const [first = '', second = '', ...more] = sentencesOf(text);
    return {
      description: `${description} ${first}`,
      schedule: second.slice(0, 200),
      requirements: more,
    };
  },
};

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) /);
}

export function questionsOf(text: string) {
  return sentencesOf(text).map((question, index) => ({ id: `q${index}`, type: 'text', question }));
}

/** What is left of a text without the sentences that have a longer word of the reasons. */
export function obey(text: string, reasons: readonly string[]): string {
  const named = new Set(reasons.flatMap(longWordsOf));
  const isNamed = (sentence: string) => longWordsOf(sentence).some((word) => named.has(word));
  const sentences = sentencesOf(text);
  const kept = sentences.filter((sentence) => !isNamed(sentence));
  // Reasons that name nothing in it still say that something is wrong.
  return (kept.length < sentences.length ? kept : sentences.slice(1)).join(' ');
}

const LONG_WORD = /\p{L}{5,}/gu;

function longWordsOf(text: string): string[] {
  return text.toLowerCase().match(LONG_WORD) ?? [];
}

/** Words in a row that no reason has by chance. */
const QUOTED = 3;

/** Whether a sentence that the owner reads quotes what it wrote. */
export function quotes(reason: string, text: string): boolean {
  const words = wordsOf(text);
  const read = ` ${wordsOf(reason).join(' ')} `;
  return words.some((_, index) => {
    const run = words.slice(index, index + QUOTED);
    return run.length === QUOTED && read.includes(` ${run.join(' ')} `);
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
