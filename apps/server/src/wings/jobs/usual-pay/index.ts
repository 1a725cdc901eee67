/** What other features may use of what jobs usually pay. */
export { findUsualPay } from './find-usual-pay.ts';
