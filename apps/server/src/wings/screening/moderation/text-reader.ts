import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createEventLoopYield } from '../../../platform/event-loop-yield.ts';
import {
  findSignals,
  fingerprintText,
  readRisk,
  readRiskInTurns,
  type Risk,
  type RiskLimits,
  type Posting,
  type PostingText,
  readText,
  type Signal,
  signalOfRisk,
  type StoredCorrection,
} from '../signals/index.ts';

/** What a posting is held against: it depends on its company, and on what operators decided. */
export interface Screening {
  readonly limits: RiskLimits;
  readonly correction?: StoredCorrection | undefined;
}

/** What is found in a posting. */
export interface Reading {
  /** Of the rules, and of the model where the risk is over a limit. */
  readonly signals: readonly Signal[];
  readonly risk: number;
  readonly passages: Risk['passages'];
}

/** Reads texts: by far the longest part of a check, and the same for the same texts. */
export interface TextReader {
  read(posting: Posting, screening: Screening): Reading;
  /** None of a text that is too short. */
  fingerprintOf(text: string): readonly number[];
  /** Notes texts of one posting that are read further on, so that `requireAllRead` knows of them. */
  meet(texts: readonly PostingText[], correction?: StoredCorrection): void;
  /** Rolls the transaction back in which something was to be read first. */
  requireAllRead(): void;
}

/** For what nobody else waits for. */
const inPlaceReader: TextReader = {
  read: (posting, { limits, correction }) =>
    readingOf(findSignals(posting), readRisk(posting.texts, correction), limits),
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
/** Of postings, by their texts and what corrects the model. */
const knownRisks = new LRUCache<string, Risk>({ max: 10_000 });
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
  const ownRisks = new Map<string, Risk>();
  const withoutRisk = new Map<
    string,
    readonly [readonly PostingText[], StoredCorrection | undefined]
  >();

  function recall(posted: PostingText): PostingText {
    const key = digestOf(JSON.stringify([posted.field, posted.text]));
    const known = own.get(key) ?? knownTexts.get(key);
    if (known) own.set(key, known);
    else unread.set(key, posted);
    return known ?? posted;
  }
  function recallRisk(texts: readonly PostingText[], correction?: StoredCorrection) {
    const key = digestOf(JSON.stringify([texts, correction?.id]));
    const known = ownRisks.get(key) ?? knownRisks.get(key);
    if (known) ownRisks.set(key, known);
    else withoutRisk.set(key, [texts, correction]);
    return known;
  }
  const reader: TextReader = {
    read(posting, { limits, correction }) {
      const texts = posting.texts.map(recall);
      const risk = recallRisk(posting.texts, correction);
      if (unread.size > 0 || !risk) return { signals: [], risk: 0, passages: [] };
      return readingOf(findSignals({ ...posting, texts }), risk, limits);
    },
    fingerprintOf(text) {
      const key = digestOf(text);
      const known = ownFingerprints.get(key) ?? knownFingerprints.get(key);
      if (known) ownFingerprints.set(key, known);
      else withoutFingerprint.set(key, text);
      return known ?? [];
    },
    meet(texts, correction) {
      texts.forEach(recall);
      recallRisk(texts, correction);
    },
    requireAllRead() {
      if (unread.size + withoutFingerprint.size + withoutRisk.size > 0)
        throw new TextsUnreadError();
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
    for (const [key, [texts, correction]] of withoutRisk) {
      const risk = await readRiskInTurns(texts, correction, giveWay);
      knownRisks.set(key, risk);
      ownRisks.set(key, risk);
      await giveWay();
    }
    withoutRisk.clear();
    withoutFingerprint.clear();
    unread.clear();
  }
  return { reader, readMissing };
}

/** The model speaks where it would hold a posting that the rules would not, or hold it longer. */
function readingOf(signals: readonly Signal[], risk: Risk, limits: RiskLimits): Reading {
  const ofModel = signalOfRisk(risk, limits).filter(
    ({ weight }) => !signals.some((one) => one.weight >= weight),
  );
  return { signals: [...signals, ...ofModel], risk: risk.risk, passages: risk.passages };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
