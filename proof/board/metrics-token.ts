/** What the server of a proof is told to take of whoever reads its figures. */
export const METRICS_TOKEN = 'read by the proofs alone';
