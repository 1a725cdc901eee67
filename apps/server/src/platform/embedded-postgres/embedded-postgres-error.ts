/** Why the embedded PostgreSQL cannot run, in a sentence that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
