import type { Match, Posting } from './posting.ts';
import { readWords } from './read-words.ts';

/** Common words of other languages, without those that are English ones, too. */
const languages: readonly ReadonlySet<string>[] = [
  // Spanish
  'con cuenta del desde dinero donde el ella en envia envie eres es esta este hola los las mas mi muy nos nuestra nuestro para pero por porque puede que quien se sin sobre su sus tiene trabaja trabajo trabajar tu tus un una usted y',
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
].map((words) => new Set(words.split(' ')));
/** English words among them that are said to say nothing of a language. */
const english: ReadonlySet<string> = new Set(
  'a as do has hat he i die den la me mag no o on or per pas son sin so use'.split(' '),
);
/** So many words of one language, so many of them different, are more than the names of dishes and places. */
const WORDS_MIN = 8;
const DIFFERENT_MIN = 5;
/** Letters of other scripts that are more than a name or a greeting. */
const LETTERS_MIN = 30;
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/gu;
const SHOWN_LENGTH = 60;

/** Finds texts of which a part is in another language, which no other rule reads. */
export function findForeignText({ texts }: Posting): Match[] {
  return texts.flatMap(({ field, text }) => {
    const start = beginningOfForeign(text);
    return start === undefined ? [] : [{ field, words: text.slice(start, start + SHOWN_LENGTH) }];
  });
}

function beginningOfForeign(text: string): number | undefined {
  const letters = [...text.normalize('NFKC').matchAll(FOREIGN_LETTER)];
  if (letters.length >= LETTERS_MIN) return text.search(FOREIGN_LETTER);
  const words = readWords(text).filter((word) => !english.has(word.text));
  const known = languages
    .map((language) => words.filter((word) => language.has(word.text)))
    .find(
      (found) =>
        found.length >= WORDS_MIN && new Set(found.map((word) => word.text)).size >= DIFFERENT_MIN,
    );
  return known?.[0]?.start;
}
