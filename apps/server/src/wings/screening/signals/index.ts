/** What other features may use of the signals of a job. */
export { findSignals, isHeld, readText, riskOf, secretRules, type Signal } from './find-signals.ts';
export { bandsOf, fingerprintText, isNearCopy, likenessOf } from './fingerprint-text.ts';
export { lookalikes } from './lookalikes.ts';
export { type Posting, type PostingText, type SharedDetail, textsAlone } from './posting.ts';
export { HOLD_THRESHOLD, NEEDS_A_PERSON } from './signal-rules.ts';
