import { type Posting, type PostingText, textsAlone } from './posting.ts';
import { HOLD_THRESHOLD, signalRules } from './signal-rules.ts';

/** A rule that matched, with the words that it found. */
export interface Signal {
  readonly rule: string;
  readonly version: number;
  readonly weight: number;
  readonly why: string;
  readonly field: string;
  readonly words: string;
}

/** Applies every rule. A rule that matches several times counts once. */
export function findSignals(posting: Posting): Signal[] {
  return signalRules.flatMap(({ id, version, weight, why, find }) =>
    find(posting).map((match) => ({ rule: id, version, weight, why, ...match })),
  );
}

/** Reads a text for all rules: with texts that have been read, `findSignals` takes no time. */
export function readText(text: PostingText): void {
  findSignals({ ...textsAlone, texts: [text] });
}

/** Rules of which the owner reads only the sentence, by id, with that sentence. */
export const secretRules: ReadonlyMap<string, string> = new Map(
  signalRules.filter(({ isSecret }) => isSecret).map(({ id, why }) => [id, why]),
);

/** The weights of the rules that matched. */
export function riskOf(signals: readonly Signal[]): number {
  const weights = new Map(signals.map(({ rule, weight }) => [rule, weight]));
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Whether a person reads the job before it is public. */
export function isHeld(signals: readonly Signal[]): boolean {
  return riskOf(signals) >= HOLD_THRESHOLD;
}
