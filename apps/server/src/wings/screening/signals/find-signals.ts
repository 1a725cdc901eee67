import type { SignalLevel } from '@nextshift/contract';
import { type Posting, type PostingText, textsAlone } from './posting.ts';
import { signalRules } from './signal-rules.ts';

/** A rule that matched, with the words that it found. */
export interface Signal {
  readonly rule: string;
  readonly version: number;
  readonly level: SignalLevel;
  /** Orders the queue of cases. */
  readonly weight: number;
  readonly why: string;
  readonly field: string;
  readonly words: string;
}

/** Matches of a rule that are kept. */
const MATCHES_MAX = 10;

/** Applies every rule. A rule that matches several times counts once. */
export function findSignals(posting: Posting): Signal[] {
  return signalRules.flatMap(({ id, version, level, why, find }) =>
    find(posting)
      .slice(0, MATCHES_MAX)
      .map((match) => ({ rule: id, version, ...ranked(level), why, ...match })),
  );
}

/** Reads a text for all rules: with texts that have been read, `findSignals` takes no time. */
export function readText(text: PostingText): void {
  findSignals({ ...textsAlone, texts: [text] });
}

const weights: Readonly<Record<SignalLevel, number>> = { heavy: 20, light: 10, note: 3 };

/** A level with its weight, as signals have it. */
export function ranked(level: SignalLevel): Pick<Signal, 'level' | 'weight'> {
  return { level, weight: weights[level] };
}

/** The weights of the rules that matched: a rule that matches several times counts once. */
export function weightOf(signals: readonly Pick<Signal, 'rule' | 'weight'>[]): number {
  const byRule = new Map(signals.map(({ rule, weight }) => [rule, weight]));
  return [...byRule.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Whether a person reads the job before it is public. */
export function isHeld(signals: readonly Pick<Signal, 'level'>[]): boolean {
  return signals.some(({ level }) => level !== 'note');
}
