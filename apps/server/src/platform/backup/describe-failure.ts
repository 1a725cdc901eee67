import { ConfigError } from '../../config.ts';
import { EmbeddedPostgresError } from '../embedded-postgres/embedded-postgres-error.ts';
import { BackupError } from './backup-error.ts';

const EXPECTED = [BackupError, ConfigError, EmbeddedPostgresError];

type Work = 'backup' | 'restore' | 'replay' | 'rotation' | 'change of operators';

/** Describes a failure in one line. */
export function describeFailure(error: unknown, what: Work): string {
  if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind)) {
    return error.message;
  }
  return `The ${what} failed: ${reasonOf(error)}. Fix that and run it again.`;
}

function reasonOf(error: unknown): string {
  // If a name has several addresses, each has failed in its own way.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message : String(first);
  return text.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}
