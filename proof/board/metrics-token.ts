/** METRICS_TOKEN of a proof's server. */
export const METRICS_TOKEN = 'read by the proofs alone';
