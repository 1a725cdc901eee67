import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createEventLoopYield } from '../../../platform/event-loop-yield.ts';
import {
  findSignals,
  fingerprintText,
  type Posting,
  type PostingText,
  readText,
  type Signal,
} from '../signals/index.ts';

/** Reads texts: by far the longest part of a check, and the same for the same texts. */
export interface TextReader {
  signalsOf(posting: Posting): readonly Signal[];
  /** None of a text that is too short. */
  fingerprintOf(text: string): readonly number[];
  /** Notes texts that are read further on, so that `requireAllRead` knows of them. */
  meet(texts: readonly PostingText[]): void;
  /** Rolls the transaction back in which something was to be read first. */
  requireAllRead(): void;
}

/** For what nobody else waits for. */
const inPlaceReader: TextReader = {
  signalsOf: findSignals,
  fingerprintOf: (text) => fingerprintText(text) ?? [],
  meet: () => undefined,
  requireAllRead: () => undefined,
};

export interface ReadingSettings {
  /** By default, texts are read in place. */
  readonly reader?: TextReader | undefined;
}

export function readerOf({ reader = inPlaceReader }: ReadingSettings): TextReader {
  return reader;
}

const KNOWN_CHARACTERS_MAX = 8_000_000;
const TEXT_OVERHEAD = 500;

/** What was read lately, by a digest of it: most edits leave most texts as they are. */
const knownTexts = new LRUCache<string, PostingText>({
  maxSize: KNOWN_CHARACTERS_MAX,
  sizeCalculation: ({ text }) => TEXT_OVERHEAD + text.length,
});
const knownFingerprints = new LRUCache<string, readonly number[]>({ max: 1_000 });

/** After so many changes by others meanwhile, texts are read within the transaction. */
const ROUNDS_MAX = 4;

class TextsUnreadError extends Error {
  override name = 'TextsUnreadError';
}

/**
 * Runs a transaction that checks texts without reading any while it holds locks. It is rolled back where it meets texts
 * that have not been read yet; they are read, and it runs again. Whatever changed meanwhile is other text, and read in
 * its turn.
 * @param run starts the transaction with these settings
 * @param ahead texts that it certainly meets
 */
export async function withTextsRead<Settings, Result>(
  settings: Settings,
  run: (settings: Settings & ReadingSettings) => Promise<Result>,
  ahead: readonly PostingText[] = [],
): Promise<Result> {
  const { reader, readMissing } = createOutsideReader();
  reader.meet(ahead);
  await readMissing();
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
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
  /** Of this reader: others' texts do not push them out. */
  const own = new Map<string, PostingText>();
  const ownFingerprints = new Map<string, readonly number[]>();
  const unread = new Map<string, PostingText>();
  const withoutFingerprint = new Map<string, string>();

  function recall(posted: PostingText): PostingText {
    const key = digestOf(JSON.stringify([posted.field, posted.text]));
    const known = own.get(key) ?? knownTexts.get(key);
    if (known) own.set(key, known);
    else unread.set(key, posted);
    return known ?? posted;
  }
  const reader: TextReader = {
    signalsOf(posting) {
      const texts = posting.texts.map(recall);
      return unread.size > 0 ? [] : findSignals({ ...posting, texts });
    },
    fingerprintOf(text) {
      const key = digestOf(text);
      const known = ownFingerprints.get(key) ?? knownFingerprints.get(key);
      if (known) ownFingerprints.set(key, known);
      else withoutFingerprint.set(key, text);
      return known ?? [];
    },
    meet: (texts) => void texts.map(recall),
    requireAllRead() {
      if (unread.size + withoutFingerprint.size > 0) throw new TextsUnreadError();
    },
  };
  async function readMissing(): Promise<void> {
    const giveWay = createEventLoopYield();
    for (const [key, text] of withoutFingerprint) {
      const fingerprint = inPlaceReader.fingerprintOf(text);
      knownFingerprints.set(key, fingerprint);
      ownFingerprints.set(key, fingerprint);
      await giveWay();
    }
    for (const [key, text] of unread) {
      readText(text);
      knownTexts.set(key, text);
      own.set(key, text);
      await giveWay();
    }
    withoutFingerprint.clear();
    unread.clear();
  }
  return { reader, readMissing };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
