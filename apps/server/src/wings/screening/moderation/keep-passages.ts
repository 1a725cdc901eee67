import type { CaseSignal } from '@nextshift/contract';
import { readWords } from '@nextshift/screening-model';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { findHeldPassages } from '../versions/index.ts';
import { readSignals } from './explain-hold.ts';
import type { Hold } from './holds.queries.ts';

/** A passage is still there while at least this share of its pairs of neighboring words is. */
const KEPT_SHARE = 0.6;

const isLightOfModel = ({ rule, level }: CaseSignal) => rule === 'model' && level === 'light';

interface Edited {
  readonly id: string;
  readonly before: Hold | undefined;
  readonly texts: readonly string[];
}

/**
 * Of jobs that are held lightly for what the model read: the signals of those that still have the passage that weighed
 * most. Harmless words around it lift no hold.
 */
export async function keepPassages(
  transaction: DatabaseTransaction,
  jobs: readonly Edited[],
): Promise<ReadonlyMap<string, readonly CaseSignal[]>> {
  const held = jobs.flatMap(({ id, before, texts }) => {
    const signals = before?.held_since ? readSignals(before.signals).filter(isLightOfModel) : [];
    return signals.length === 0 ? [] : [{ id, signals, texts }];
  });
  if (held.length === 0) return new Map();
  const passages = await findHeldPassages(
    transaction,
    held.map(({ id }) => id),
  );
  return new Map(
    held.flatMap(({ id, signals, texts }) => {
      const now = new Set(texts.flatMap(neighborsOf));
      return isWithin(passages.get(id) ?? '', now) ? [[id, signals] as const] : [];
    }),
  );
}

function isWithin(passage: string, now: ReadonlySet<string>): boolean {
  const neighbors = neighborsOf(passage);
  const kept = neighbors.filter((pair) => now.has(pair)).length;
  return neighbors.length > 0 && kept >= KEPT_SHARE * neighbors.length;
}

/** Each word with the next one. */
function neighborsOf(text: string): string[] {
  const words = readWords(text);
  return words.slice(1).map(({ text: word }, index) => `${words[index]?.text ?? ''} ${word}`);
}
