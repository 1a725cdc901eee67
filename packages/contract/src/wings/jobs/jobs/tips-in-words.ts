import type { Tips } from './tips.ts';

interface TipsInWords {
  /** Whether the words name tips that one gets. */
  readonly tipped: boolean;
  /** What they come to an hour; null where the words do not say, or not clearly. */
  readonly tips: Tips | null;
  /** Whether the pay seems to be stated with tips, where it should be without. */
  readonly arePartOfPay: boolean;
}

const NONE: TipsInWords = { tipped: false, tips: null, arePartOfPay: false };

const TIPS = '(?:tips?|gratuit(?:y|ies))';
const DENIED = new RegExp(
  String.raw`\b(?:no|not|without|don.?t|do not|cannot|can.?t|never)\s+(?:\w+\s+){0,2}${TIPS}\b|\b${TIPS}\s+(?:are|is)\s+not\b|\bno tipping\b`,
);
const NAMED = new RegExp(String.raw`\b(?:tips|gratuit(?:y|ies))\b`);
const ADDED = new RegExp(String.raw`(?:\+|&|\bplus|\band|\bw/)\s*(?:tips|gratuit(?:y|ies))\b`);
const PART_OF_PAY = new RegExp(
  String.raw`\b(?:incl\.?|includ(?:es?|ed|ing)|with)\s+(?:\w+\s+)?${TIPS}\b|\b${TIPS}\s+(?:(?:are|is)\s+)?incl`,
);

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

// Longer words first, or `six` would be read of `sixty`.
const WORDS = [...TENS, ...SMALL].toSorted((one, other) => other.length - one.length).join('|');
const NUMBER = String.raw`\$?\s?(\d{1,3}(?:\.\d{1,2})?|(?:${WORDS})(?:-(?:${SMALL.slice(1, 10).join('|')}))?)(?![\d.,]*\d|[a-z])`;
const DOLLARS = String.raw`\s*(?:dollars?|bucks|usd)?`;
/** An amount or a range of dollars an hour: `$4-6/hr`, `four to six dollars an hour`. */
const BY_THE_HOUR = String.raw`(?<![\w.,])${NUMBER}(?:${DOLLARS}\s*(?:-|–|—|\bto\b|\band\b|\bor\b)\s*${NUMBER})?${DOLLARS}\s*(?:/|\ban?\b|\bper\b|\beach\b|\bevery\b)\s*(?:hours?|hrs?|h)\b`;
const OF_TIPS = new RegExp(String.raw`${BY_THE_HOUR}\s*(?:in|of|from)\s+(?:\w+\s+)?${TIPS}\b`);
const FIRST = new RegExp(BY_THE_HOUR);
/** What makes a number after `tips` one of something else, or a promise. */
const UNCLEAR =
  /\b(?:total|altogether|in all|with|includ\w*|up to|at least|over|more than|base|wages?|pay|makes?|earns?|home|(?!tips|on|usually)\w+\s+averages?)\b/;

/** What words about pay say of tips. */
export function tipsInWords(words: string): TipsInWords {
  const text = words.toLowerCase().replaceAll(/[^\S\n]+/g, ' ');
  if (!NAMED.test(text) || DENIED.test(text)) return NONE;
  return { tipped: true, tips: amountOfTips(text), arePartOfPay: PART_OF_PAY.test(text) };
}

function amountOfTips(text: string): Tips | null {
  const named = OF_TIPS.exec(text);
  if (named) return rangeOf(named);
  const from = text.search(NAMED);
  const [clause = ''] = text.slice(from).split(/[;\n!?]|\.(?!\d)/);
  const found = FIRST.exec(clause);
  if (!found || UNCLEAR.test(clause)) return null;
  const others = clause.replace(found[0], ' ');
  return /\d/.test(others) ? null : rangeOf(found);
}

function rangeOf([, low = '', high = low]: RegExpExecArray): Tips | null {
  const [min, max] = [numberOf(low), numberOf(high)];
  return min > 0 && min <= max ? { min, max } : null;
}

function numberOf(text: string): number {
  if (/\d/.test(text)) return Number(text);
  const [first = '', second = ''] = text.split('-');
  const small = SMALL.indexOf(first);
  if (small !== -1) return small;
  return (TENS.indexOf(first) + 2) * 10 + Math.max(SMALL.indexOf(second), 0);
}

interface StatedTips {
  readonly title?: string | undefined;
  readonly compensation?: string | null | undefined;
  readonly tipped?: boolean | null | undefined;
  readonly tips?: Tips | null | undefined;
}

/** The tips of a job, read from the words about its pay and its title where its employer does not say whether it has any. */
export function tipsOfJob({ title = '', compensation, tipped = null, tips = null }: StatedTips): {
  readonly tipped: boolean;
  readonly tips: Tips | null;
} {
  if (tips !== null) return { tipped: true, tips };
  if (tipped !== null) return { tipped, tips };
  const read = tipsInWords(compensation ?? '');
  if (read.tipped) return { tipped: true, tips: read.tips };
  return { tipped: ADDED.test(title.toLowerCase()), tips: null };
}
