import { ApiError } from '../../../platform/api/api-error.ts';

/** Whether a decision was refused because there is something else now than what the operator has read. */
export function isChangedSinceRead(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_revision';
}
