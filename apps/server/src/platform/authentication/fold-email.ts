/**
 * One spelling for all in which the database, whatever its locale, finds the same account: `İ` is `i` to
 * some. What only accents tell apart shares it, which is harmless where attempts are counted.
 */
export function foldEmail(email: string): string {
  return email.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
