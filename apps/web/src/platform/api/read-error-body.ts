import type { ErrorBody, ErrorIssue } from '@nextshift/contract';

/**
 * Parses the contract's `errorBody` by hand: a visitor's first page loads no schemas.
 *
 * @returns null for anything else, such as a proxy's error page
 */
export function readErrorBody(json: unknown): ErrorBody | null {
  if (!isRecord(json)) return null;
  const { code, message, issues, details, requestId } = json;
  if (typeof code !== 'string' || typeof message !== 'string') return null;
  if (issues !== undefined && !(Array.isArray(issues) && issues.every(isIssue))) return null;
  if (details !== undefined && !isRecord(details)) return null;
  if (requestId !== undefined && typeof requestId !== 'string') return null;
  return { code, message, issues, details, requestId };
}

function isIssue(value: unknown): value is ErrorIssue {
  if (!isRecord(value) || typeof value.message !== 'string') return false;
  const { path } = value;
  return (
    Array.isArray(path) &&
    path.every((step) => typeof step === 'string' || typeof step === 'number')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
