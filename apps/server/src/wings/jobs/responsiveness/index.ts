/** What other features may use of how employers answer. */
export { computeDueResponsiveness, computeResponsiveness } from './compute-responsiveness.ts';
export { presentResponsiveness } from './present-responsiveness.ts';
export { responsivenessColumns } from './responsiveness.queries.ts';
