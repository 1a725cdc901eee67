import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Standing } from '@nextshift/contract';
import {
  type Correction,
  concerns,
  type DecidedPosting,
  decodeWeights,
  type Passage,
  readDecided,
  readInPieces,
  readPosting,
  type ReadPosting,
  tryCorrection,
  type Weights,
} from '@nextshift/screening-model';
import * as z from 'zod';
import { repositoryRoot } from '../../../platform/server-root.ts';
import { ranked, type Signal } from './find-signals.ts';
import type { PostingText } from './posting.ts';

/** Risks from which a posting is held, and held until an operator decides. */
export interface RiskLimits {
  readonly threshold: number;
  readonly heavyThreshold: number;
}

/** How much a posting is like a scam, as the model reads it. */
export interface Risk {
  /** From 0 to 1. */
  readonly risk: number;
  /** The kind of concern, in a sentence. */
  readonly concern: string;
  readonly passages: readonly Passage[];
}

/** A correction with its id. */
export interface StoredCorrection extends Correction {
  readonly id: string;
}

const limits = z.object({ threshold: z.number(), heavyThreshold: z.number() });
const description = z.object({
  version: z.string(),
  trainedAt: z.string(),
  posts: z.number(),
  auc: z.number(),
  calibration: z.object({ slope: z.number(), offset: z.number() }),
  thresholds: z.object({ new: limits, confirmed: limits, verified: limits }),
});

type ModelDescription = z.output<typeof description> & {
  readonly thresholds: Readonly<Record<Standing, RiskLimits>>;
};

const folder = join(repositoryRoot, 'packages/screening-model');
const [NO_CONCERN] = concerns;
const sentences = new Map<string, string>(concerns.map(({ name, sentence }) => [name, sentence]));

let known: { readonly weights: Weights; readonly model: ModelDescription } | undefined;

/** The model, read from its files the first time. */
export function screeningModel(): NonNullable<typeof known> {
  known ??= {
    weights: decodeWeights(readFileSync(join(folder, 'model/weights.bin'))),
    model: description.parse(JSON.parse(readFileSync(join(folder, 'model/model.json'), 'utf8'))),
  };
  return known;
}

/** Texts that are read only together with those of a job. */
const BESIDE = /^(?:Question \d+|Interview place|Company description)$/;
/** Names and addresses, which rules read. */
const NAMES: ReadonlySet<string> = new Set([
  'City',
  'Company name',
  'Company city',
  'Company website',
  'Company email',
]);

type PostedText = Pick<PostingText, 'field' | 'text'>;

/** Reads a posting, or the page of a company. */
export function readRisk(texts: readonly PostingText[], correction?: StoredCorrection): Risk {
  return riskOf(readPosting(partsOf(texts), screeningModel().weights, correction));
}

/** The same in turns: the longest postings have hundreds of pieces. @param giveWay lets others go first */
export async function readRiskInTurns(
  texts: readonly PostingText[],
  correction: StoredCorrection | undefined,
  giveWay: () => Promise<void>,
): Promise<Risk> {
  const reading = readInPieces(partsOf(texts), screeningModel().weights, correction);
  return riskOf(await inTurns(reading, giveWay));
}

/** Reads a posting that operators decided about, for a correction. */
export function readDecidedInTurns(
  texts: readonly PostedText[],
  giveWay: () => Promise<void>,
): Promise<Pick<DecidedPosting, 'score' | 'row'>> {
  return inTurns(readDecided(partsOf(texts), screeningModel().weights), giveWay);
}

/** Tries a correction on posts of the training data. */
export function tryInTurns(correction: Correction, giveWay: () => Promise<void>) {
  return inTurns(tryCorrection(folder, screeningModel().weights, correction), giveWay);
}

async function inTurns<Result>(
  steps: Generator<void, Result, void>,
  giveWay: () => Promise<void>,
): Promise<Result> {
  let step = steps.next();
  while (step.done !== true) {
    await giveWay();
    step = steps.next();
  }
  return step.value;
}

function partsOf(texts: readonly PostedText[]) {
  const read = texts.filter(({ field }) => !NAMES.has(field));
  const isOfJob = read.some(({ field }) => !BESIDE.test(field));
  const isBeside = ({ field }: PostedText) => isOfJob && BESIDE.test(field);
  return { own: read.filter((text) => !isBeside(text)), beside: read.filter(isBeside) };
}

function riskOf({ score, concern, passages }: ReadPosting): Risk {
  const { slope, offset } = screeningModel().model.calibration;
  return {
    risk: 1 / (1 + Math.exp(-(slope * score + offset))),
    concern: sentences.get(concern) ?? NO_CONCERN.sentence,
    passages,
  };
}

/** The signal of a risk that is at a limit or over it. */
export function signalOfRisk(
  { risk, concern }: Risk,
  { threshold, heavyThreshold }: RiskLimits,
): Signal[] {
  if (risk < threshold) return [];
  const level = risk >= heavyThreshold ? 'heavy' : 'light';
  const { version } = screeningModel().model;
  return [
    {
      rule: 'model',
      version: Number(version),
      ...ranked(level),
      why: concern,
      field: '',
      words: '',
    },
  ];
}
