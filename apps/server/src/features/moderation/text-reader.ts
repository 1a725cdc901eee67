import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createEventLoopYield } from '../../platform/event-loop-yield.ts';
import { findSignals, fingerprintText, type Posting, type Signal } from '../signals/index.ts';

/** Reads texts: by far the longest part of a check, and the same for the same texts. */
export interface TextReader {
  signalsOf(posting: Posting): readonly Signal[];
  /** None of a text that is too short. */
  fingerprintOf(text: string): readonly number[];
  /** Rolls the transaction back in which something was to be read first. */
  requireAllRead(): void;
}

/** For what nobody else waits for. */
const inPlaceReader: TextReader = {
  signalsOf: findSignals,
  fingerprintOf: (text) => fingerprintText(text) ?? [],
  requireAllRead: () => undefined,
};

export interface ReadingSettings {
  /** By default, texts are read in place. */
  readonly reader?: TextReader | undefined;
}

export function readerOf({ reader = inPlaceReader }: ReadingSettings): TextReader {
  return reader;
}

/** What was read lately, by a digest of it: most edits leave most texts as they are. */
const knownSignals = new LRUCache<string, readonly Signal[]>({ max: 1_000 });
const knownFingerprints = new LRUCache<string, readonly number[]>({ max: 1_000 });

/** After so many changes by others meanwhile, texts are read within the transaction. */
const ROUNDS_MAX = 3;

class TextsUnreadError extends Error {
  override name = 'TextsUnreadError';
}

/**
 * Runs a transaction that checks texts without reading any while it holds locks. It is rolled back where it meets texts
 * that have not been read yet; they are read, and it runs again. Whatever changed meanwhile is other text, and read in
 * its turn.
 * @param run starts the transaction with these settings
 */
export async function withTextsRead<Settings, Result>(
  settings: Settings,
  run: (settings: Settings & ReadingSettings) => Promise<Result>,
): Promise<Result> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const { reader, readMissing } = createOutsideReader();
    try {
      return await run({ ...settings, reader });
    } catch (error) {
      if (!(error instanceof TextsUnreadError)) throw error;
    }
    await readMissing();
  }
  return run({ ...settings, reader: inPlaceReader });
}

/** A reader that only remembers, and notes what it does not know. */
function createOutsideReader() {
  const postings = new Map<string, Posting>();
  const texts = new Map<string, string>();
  const reader: TextReader = {
    signalsOf(posting) {
      const key = keyOfPosting(posting);
      const known = knownSignals.get(key);
      if (!known) postings.set(key, posting);
      return known ?? [];
    },
    fingerprintOf(text) {
      const key = digestOf(text);
      const known = knownFingerprints.get(key);
      if (!known) texts.set(key, text);
      return known ?? [];
    },
    requireAllRead() {
      if (postings.size + texts.size > 0) throw new TextsUnreadError();
    },
  };
  async function readMissing(): Promise<void> {
    const giveWay = createEventLoopYield();
    for (const [key, text] of texts) {
      knownFingerprints.set(key, inPlaceReader.fingerprintOf(text));
      await giveWay();
    }
    for (const [key, posting] of postings) {
      knownSignals.set(key, inPlaceReader.signalsOf(posting));
      await giveWay();
    }
  }
  return { reader, readMissing };
}

/** Rules ask for whole days of an account's age. */
function keyOfPosting({ accountAgeDays, ...posting }: Posting): string {
  return digestOf(JSON.stringify([Math.floor(accountAgeDays), posting]));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
