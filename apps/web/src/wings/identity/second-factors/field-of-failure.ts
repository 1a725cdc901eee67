import { ApiError } from '../../../platform/api/api-error.ts';

const FIELDS = new Map([
  ['wrong_password', 'currentPassword'],
  ['wrong_code', 'code'],
] as const);

/** The field of a password or a code that a failure is about; undefined if it is about neither. */
export function fieldOfFailure(error: unknown): 'currentPassword' | 'code' | undefined {
  const code = error instanceof ApiError ? error.code : '';
  return [...FIELDS].find(([of]) => of === code)?.[1];
}
