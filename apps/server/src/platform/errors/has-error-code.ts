/** Whether an error has this code of the operating system or of PostgreSQL, such as ENOENT. */
export function hasErrorCode(
  error: unknown,
  ...codes: string[]
): error is Error & { code: string } {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && codes.includes(error.code);
}
