import type { CaseSignal } from '@nextshift/contract';
import { readWords } from '@nextshift/screening-model';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { createEventLoopYield } from '../../../platform/event-loop-yield.ts';
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
  const kept = new Map<string, readonly CaseSignal[]>();
  if (held.length === 0) return kept;
  const passages = await findHeldPassages(
    transaction,
    held.map(({ id }) => id),
  );
  for (const { id, signals, texts } of held) {
    if (await isStillIn(texts, passages.get(id) ?? '')) kept.set(id, signals);
  }
  return kept;
}

async function isStillIn(texts: readonly string[], passage: string): Promise<boolean> {
  const missing = new Set(neighborsOf(passage));
  const mayMiss = (1 - KEPT_SHARE) * missing.size;
  if (missing.size === 0) return false;
  const giveWay = createEventLoopYield();
  for (const text of texts) {
    for (const pair of neighborsOf(text)) missing.delete(pair);
    if (missing.size <= mayMiss) return true;
    await giveWay();
  }
  return false;
}

/** Each word with the next one. */
function neighborsOf(text: string): string[] {
  const words = readWords(text);
  return words.slice(1).map(({ text: word }, index) => `${words[index]?.text ?? ''} ${word}`);
}
