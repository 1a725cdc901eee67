import { randomBytes } from 'node:crypto';

/** A unique name for a test run: several may share a server. */
export function newRunId(): string {
  return randomBytes(6).toString('hex');
}

/** The template database of a run: migrated, and copied by the tests. */
export function templateName(run: string): string {
  return `nextshift_test_${run}_template`;
}

/** A new name for a copy. */
export function copyName(run: string): string {
  return `nextshift_test_${run}_${randomBytes(6).toString('hex')}`;
}

/** The run that a database belongs to, if any. */
export function runIdOf(name: string): string | undefined {
  return /^nextshift_test_([0-9a-f]{12})_/.exec(name)?.[1];
}
