/** What other features may use of the signals of a job. */
export { findSignals, isHeld, ranked, readText, type Signal, weightOf } from './find-signals.ts';
export { bandsOf, fingerprintText, isNearCopy, likenessOf } from './fingerprint-text.ts';
export { linksIn } from './find-links.ts';
export {
  type RiskLimits,
  type Risk,
  readDecidedInTurns,
  readRisk,
  readRiskInTurns,
  screeningModel,
  signalOfRisk,
  type StoredCorrection,
  tryInTurns,
} from './read-risk.ts';
export { type Posting, type PostingText, textsAlone } from './posting.ts';
export { NEEDS_A_PERSON } from './signal-rules.ts';
