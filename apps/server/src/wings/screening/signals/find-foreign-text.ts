import type { Match, Posting, PostingText } from './posting.ts';
import { wordsOf } from './words-of.ts';
import { oncePerText } from './once-per-text.ts';

/** Words of other languages that are English ones, too. */
const english: ReadonlySet<string> = new Set(
  'a as ban co den des die do est fur gui hang has hat he i la lam mag me mit no o on or pas per pour sin so son use va'.split(
    ' ',
  ),
);
/** Common words of other languages, without those that are English ones, too. */
const languages: readonly ReadonlySet<string>[] = [
  // Spanish
  'al con cuenta del desde dinero enviaras recibiras recibes recibe donde el ella en envia envie eres es esta este hola los las lo mas mi muy nos nuestra nuestras nuestro nuestros para pero por porque puede que quien se sin sobre su sus tiene trabaja trabajo trabajar tu tus un una usted y',
  // Portuguese
  'ao aos as com conta da das dinheiro do dos ela ele em envie essa esta este eu foi mais mas muito na nao nas nos nossa nosso o os ou para pelo pela por que quem se sem seu sua suas seus trabalho trabalhar um uma voce voces',
  // French
  'alors argent au aux avec ce cette ces chez dans des du elle en envoyez est et etes il je la le les leur mais nous notre nos ou par pas pour que qui sans se ses sont sur travail travailler un une vos votre vous',
  // German
  'auch auf aus bei bitte das dein deine den der des dich die dir ein eine einen einer er es fur geld haben hat ich ihr ihre im ist kann kein keine konto mit nach nicht oder sie sind uber und uns unsere vom von wenn werden wie wir zu zum zur',
  // Italian
  'al alla anche che chi con conto da dal dei del della delle di e ed gli il invia inviare la lavoro lavorare le lo ma nel nella noi non nostra nostro o ogni per piu puoi quando sei sono su sul tua tuo tutti un una voi',
  // Vietnamese
  'anh ban cac chi cho chuyen chung co cong cua duoc gui hang khong la lam lien mot ngay nguoi nhan nhung qua se tai tien toi tren tuyen va vao ve viec voi',
  // Tagalog
  'ang ano ay bawat dito ka kami kayo kita kung lamang lang mag mga mo namin natin ng ninyo nito niyo pera po sa siya tayo trabaho upang yung',
].map((words) => new Set(words.split(' ').filter((word) => !english.has(word))));
/** So many words of one language, so many of them different, are more than the names of dishes and places. */
const WORDS_MIN = 6;
const DIFFERENT_MIN = 5;
/** Letters of other scripts that are more than names and greetings; those of whole syllables say more. */
const LETTERS_MIN = 30;
const SYLLABLES_MIN = 20;
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/gu;
const SYLLABLE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const SHOWN_LENGTH = 60;

interface Foreign {
  /** Letters of other scripts, and those of whole syllables. */
  readonly letters: number;
  readonly syllables: number;
  /** The words of each language. */
  readonly words: readonly (readonly string[])[];
}

const foreignOf = oncePerText((posted): Foreign => {
  const plain = posted.text.normalize('NFKC');
  const read = wordsOf(posted).map(({ text }) => text);
  return {
    letters: countOf(plain, FOREIGN_LETTER),
    syllables: countOf(plain, SYLLABLE),
    words: languages.map((known) => read.filter((word) => known.has(word))),
  };
});

/** Finds the first text of which a part is in another language, which no other rule reads. All texts count together. */
export function findForeignText({ texts }: Posting): Match[] {
  const all = texts.map(foreignOf);
  const sumOf = (count: (foreign: Foreign) => number) =>
    all.reduce((sum, each) => sum + count(each), 0);
  const isScript =
    sumOf(({ letters }) => letters) >= LETTERS_MIN ||
    sumOf(({ syllables }) => syllables) >= SYLLABLES_MIN;
  if (isScript) return shownFrom(texts, ({ text }) => text.search(FOREIGN_LETTER));
  const language = languages.find((_, index) => {
    const found = all.flatMap(({ words }) => words[index] ?? []);
    return found.length >= WORDS_MIN && new Set(found).size >= DIFFERENT_MIN;
  });
  if (!language) return [];
  return shownFrom(
    texts,
    (text) => wordsOf(text).find((word) => language.has(word.text))?.start ?? -1,
  );
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

function shownFrom(
  texts: readonly PostingText[],
  beginningIn: (text: PostingText) => number,
): Match[] {
  for (const each of texts) {
    const start = beginningIn(each);
    if (start === -1) continue;
    return [{ field: each.field, words: each.text.slice(start, start + SHOWN_LENGTH) }];
  }
  return [];
}
