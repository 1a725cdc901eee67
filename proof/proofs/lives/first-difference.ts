import { describe } from './model/describe.ts';
import type { Life } from './model/life.ts';

/** @returns what the board holds otherwise than the model, or null */
export function firstDifference(
  { life, mails }: { readonly life: Life; readonly mails: readonly string[] },
  stored: readonly string[],
): string | null {
  return (
    compareLines('stored', stored, describe(life)) ??
    compareLines('mailed', [...mails].sort(), [...life.mails].sort())
  );
}

function compareLines(
  verb: string,
  found: readonly string[],
  expected: readonly string[],
): string | null {
  const extra = without(found, expected);
  const missing = without(expected, found);
  const [line = missing[0]] = extra;
  if (line === undefined) return null;
  const subject = subjectOf(line);
  const isAboutIt = (other: string) => subjectOf(other) === subject;
  const [wrong, right] = [extra.find(isAboutIt), missing.find(isAboutIt)];
  if (wrong === undefined) return `“${line}” is not ${verb}`;
  if (right === undefined) return `“${line}” is ${verb}`;
  const [is, should] = differingWords(wrong, right);
  return `${subject} is ${verb} with “${is}” instead of “${should}”`;
}

/** The kind of a line and the name of what it is about. */
const subjectOf = (line: string): string => line.split(' ').slice(0, 2).join(' ');

/** Two lines without the words that both start or end with; one word before them tells what they are. */
function differingWords(one: string, other: string): [string, string] {
  const [these, those] = [one.split(' '), other.split(' ')];
  const start = Math.max(2, these.findIndex((word, index) => word !== those[index]) - 1);
  let end = 0;
  while (these.length - end > start + 1 && these.at(-1 - end) === those.at(-1 - end)) end += 1;
  const cut = (words: readonly string[]) => words.slice(start, words.length - end).join(' ');
  return [cut(these), cut(those)];
}

/** The lines of one list that the other has not, or not as often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
