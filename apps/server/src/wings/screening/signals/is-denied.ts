import { fillers } from './phrase.ts';
import type { Word } from '@nextshift/screening-model';

/** Words between a denial and what it denies: "you will never be asked to". */
const transparent = new Set(
  'a an any ask asked asking asks be been being by candidates applicants employees ever for from have has had is anyone it of or the to us we will would you your need needed require required requires request want'.split(
    ' ',
  ),
);
const denials = new Set(
  'no not never without nor neither dont doesnt wont cannot cant isnt arent shouldnt'.split(' '),
);
const DENIAL_WITHIN = 6;

/** What is between a denial and "ask": "no one of us will ever". */
const beforeAsk = new Set('be been being ever one of us our will would'.split(' '));
const asks = new Set('ask asks asked asking require requires request requests'.split(' '));
const ASK_WITHIN = 5;
/** Words after which something else is said than what is asked. */
const turns = new Set(
  'after although and because but except however if instead just once only please simply so then though unless until when while'.split(
    ' ',
  ),
);
const subjects = new Set('he i it she they we you'.split(' '));
const determiners = new Set('a an her his my our that the their this your'.split(' '));
/** Words that begin a command where a list of things would go on. */
const commands = new Set(
  'add buy call cash contact deposit forward keep mail message order pay print purchase put receive refund return send text transfer wire zelle'.split(
    ' ',
  ),
);
const LIST_WITHIN = 40;

/** Whether what begins at a word is denied: "we never ask you to ...". */
export function isDenied(
  words: readonly Word[],
  start: number,
  unlessAfter: ReadonlySet<string>,
): boolean {
  return isDeniedDirectly(words, start, unlessAfter) || isInDeniedList(words, start);
}

function isDeniedDirectly(
  words: readonly Word[],
  start: number,
  unlessAfter: ReadonlySet<string>,
): boolean {
  const clause = words[start]?.clause;
  for (let index = start - 1; index >= start - DENIAL_WITHIN; index -= 1) {
    const word = words[index];
    if (!word || word.clause !== clause) return false;
    if (unlessAfter.has(word.text) || denials.has(word.text)) return true;
    if (!transparent.has(word.text)) return false;
  }
  return false;
}

/**
 * "We never ask you to pay, cash a check or buy cards" denies all three. Such a list has an "or", and ends at a new
 * subject or a turn: "We never ask for money, just deposit the check".
 */
function isInDeniedList(words: readonly Word[], start: number): boolean {
  const item = beginningOfItem(words, start);
  const before = words.slice(item, start).map(({ text }) => text);
  if (before.some((word) => turns.has(word))) return false;
  const ask = findAsk(words, item);
  if (ask === undefined || !isAskDenied(words, ask)) return false;
  const isFirst = item === ask + 1;
  if (!isFirst && !isOr(words[item - 1]) && !hasOrAfter(words, start)) return false;
  const asked = words.slice(ask + 1, start + 1).find(({ text }) => text === 'to' || text === 'for');
  if (!asked) return false;
  const isPlain = before.every((word) => fillers.has(word) || transparent.has(word));
  if (asked.text === 'for') return isPlain && !commands.has(words[start]?.text ?? '');
  if (isFirst) return !before.slice(before.indexOf('to')).some((word) => subjects.has(word));
  const [first = ''] = before;
  return !subjects.has(first) && (isPlain || !determiners.has(first));
}

/** The first word after the comma, "or" or "ask" before a word. */
function beginningOfItem(words: readonly Word[], start: number): number {
  let item = start;
  while (item > 0 && start - item < LIST_WITHIN) {
    const before = words[item - 1];
    if (!before || before.clause !== words[start]?.clause) break;
    if (isOr(before) || asks.has(before.text)) break;
    item -= 1;
  }
  return item;
}

/** Where "ask" is before a list's item, if nothing turns between. */
function findAsk(words: readonly Word[], item: number): number | undefined {
  const part = words[item]?.part;
  for (let index = item - 1; index >= Math.max(0, item - LIST_WITHIN); index -= 1) {
    const word = words[index];
    if (!word || word.part !== part || turns.has(word.text)) return undefined;
    if (asks.has(word.text)) return index;
    const before = words[index - 1];
    const beginsItem = !before || before.clause !== word.clause || isOr(before);
    if (beginsItem && subjects.has(word.text)) return undefined;
  }
  return undefined;
}

/** "We never ask", and "someone pretends to be us and asks". */
function isAskDenied(words: readonly Word[], ask: number): boolean {
  const clause = words[ask]?.clause;
  const before = words.slice(Math.max(0, ask - ASK_WITHIN - 1), ask);
  const own = before.filter((word) => word.clause === clause).map(({ text }) => text);
  const denial = own.findLastIndex((word) => denials.has(word));
  if (denial !== -1) return own.slice(denial + 1).every((word) => beforeAsk.has(word));
  const pretends = own.findLastIndex((word) => /^pretend(?:s|ed|ing)?$/.test(word));
  return pretends !== -1 && own.slice(pretends).some((word) => word === 'us' || word === 'our');
}

function isOr(word: Word | undefined): boolean {
  return word?.text === 'or' || word?.text === 'nor';
}

function hasOrAfter(words: readonly Word[], start: number): boolean {
  const part = words[start]?.part;
  const rest = words.slice(start, start + LIST_WITHIN).filter((word) => word.part === part);
  return rest.some(isOr);
}
