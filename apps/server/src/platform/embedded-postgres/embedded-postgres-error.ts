/** Why the embedded PostgreSQL cannot run, in a sentence that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const COMPLAINT = /\b(?:FATAL|PANIC|ERROR|error): *(.+)/;
const CAUSE = 'No space left on device';

/** The line of a program's output that says why it failed, or else all of it in one line. */
export function complaintIn(output: string): string {
  const lines = output.split('\n');
  const told =
    lines.findLast((line) => line.includes(CAUSE)) ??
    lines.findLast((line) => COMPLAINT.test(line));
  return COMPLAINT.exec(told ?? '')?.[1] ?? told ?? output.replaceAll(/\s+/g, ' ');
}
