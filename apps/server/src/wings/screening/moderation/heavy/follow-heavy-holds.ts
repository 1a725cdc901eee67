import { type CaseSignal, DAY_MS } from '@nextshift/contract';
import { isNearCopy, ranked, type Signal } from '../../signals/index.ts';
import type { HeavyCase } from './heavy-cases.queries.ts';

/** How long everything is held that an account posts after a heavy hold. */
const WATCH_MS = 14 * DAY_MS;

export function watchEndOf({ heavy_since: since }: Pick<HeavyCase, 'heavy_since'>): Date {
  return new Date(since.getTime() + WATCH_MS);
}

/** The owner of what is held learns that somebody reads it, and nothing of what to change. */
const watched: Signal = {
  rule: 'watched-account',
  version: 1,
  ...ranked('light'),
  why: 'A person reads what your company posts for now.',
  field: 'Account',
  words: '',
};
const copied: Signal = {
  rule: 'copy-of-held',
  version: 1,
  ...ranked('light'),
  why: 'It is nearly the same as a post of yours that is held.',
  field: 'Account',
  words: '',
};

const rules: ReadonlySet<string> = new Set([watched.rule, copied.rule]);

export function isFollowing({ rule }: Pick<CaseSignal, 'rule'>): boolean {
  return rules.has(rule);
}

interface Followed {
  /** The job, or the company whose page it is. */
  readonly id: string;
  /** When it was posted, or got other words, if that is since it was last read; otherwise null. */
  readonly postedAt: Date | null;
  readonly isVerified: boolean;
  /** By which near-copies are recognized. */
  readonly hashes: readonly number[];
  /** What it is held for already. */
  readonly before: readonly CaseSignal[];
}

/**
 * What holds a post because others of its account are held heavily: it is nearly the same as one of them, or was posted
 * within 14 days. What was live before stays live. What is held so stays held, whatever is edited and however long it
 * takes, until each of them is dismissed.
 */
export function followHeavyHolds(
  cases: readonly HeavyCase[],
  { id, postedAt, isVerified, hashes, before }: Followed,
): Signal[] {
  const others = cases.filter((one) => one.subject_id !== id);
  const earlier = postedAt === null ? [] : others.filter((one) => one.heavy_since <= postedAt);
  const isWithinWatch = earlier.some((one) => postedAt !== null && postedAt < watchEndOf(one));
  const isCopy = earlier.some(({ versions }) =>
    versions.some((version) => isNearCopy(hashes, version)),
  );
  const stays = ({ rule }: Signal) => others.length > 0 && before.some((one) => one.rule === rule);
  return [
    ...(!isVerified && (isWithinWatch || stays(watched)) ? [watched] : []),
    ...(isCopy || stays(copied) ? [copied] : []),
  ];
}
