import { findInWords } from './find-in-words.ts';
import type { Match, Posting } from './posting.ts';

/** Fields of a few words, in which the model finds too little to read. */
const NAMES: ReadonlySet<string> = new Set([
  'City',
  'Company name',
  'Company city',
  'Company website',
  'Company email',
]);

/** What a name asks for: money, or to write in an app. Shops may be called Pay Less, Cash America or Five Below. */
const finders = [
  /\b(?:pay|send|deposit|transfer|wire)(?: \w+){0,2} \d+ (?:before|bucks|by|dollars|first|for|now|on|through|to|today|up|upfront|usd|via|with)\b/g,
  /\b(?:add|apply|chat|contact|dm|join|message|msg|pay|send|text|wire|write)(?: \w+){0,4} (?:bitcoin|cashapp|cash app|crypto|discord|paypal|signal|telegram|usdt|venmo|viber|wechat|whatsapp|zelle)\b/g,
  /\b(?:pay|send)(?: \w+){0,3} (?:deposit|fee|upfront)\b/g,
].map((request) => findInWords(request));

/** Finds what the names of a company and of places ask for. */
export function findInNames(posting: Posting): Match[] {
  const names = { ...posting, texts: posting.texts.filter(({ field }) => NAMES.has(field)) };
  return finders.flatMap((find) => find(names));
}
