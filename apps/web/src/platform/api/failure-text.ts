import { ApiError } from './api-error.ts';
import type { FieldFailure } from './first-failure.ts';

/** What a person reads of a failed call: the server's message, else the screen's own text (spec section 8). */
export function failureText(error: unknown, otherwise: string): string {
  return saidByServer(error) ?? otherwise;
}

/** The message of a failure that is understood; null of an answer that was none of ours, or of a fault. */
export function saidByServer(error: unknown): string | null {
  const isUnderstood = error instanceof ApiError && error.code !== 'unreadable_answer';
  return isUnderstood && error.message !== '' ? error.message : null;
}

/** What the server says of single fields, as far as a form has them. */
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
