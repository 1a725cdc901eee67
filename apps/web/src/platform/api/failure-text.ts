import { ApiError } from './api-error.ts';
import type { FieldFailure } from './first-failure.ts';

/** The message of a failed call: the server's, else the screen's own (spec section 8). */
export function failureText(error: unknown, otherwise: string): string {
  return serverMessage(error) ?? otherwise;
}

/** The server's message; null if the response was not ours, or for a bug. */
export function serverMessage(error: unknown): string | null {
  const isUnderstood = error instanceof ApiError && error.code !== 'unreadable_response';
  return isUnderstood && error.message !== '' ? error.message : null;
}

/** The server's messages for single fields that the form has. */
export function fieldFailures<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FieldFailure<Name>[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.flatMap(({ path, message }) => {
    const name = names.find((field) => field === path[0]);
    return name === undefined ? [] : [{ name, message }];
  });
}
