/** Whether an error is the operating system's (or PostgreSQL's) one of such a code, as ENOENT. */
export function hasErrorCode(
  error: unknown,
  ...codes: string[]
): error is Error & { code: string } {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && codes.includes(error.code);
}
