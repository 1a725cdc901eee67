/**
 * Folds all spellings for which the database may find the same account, whatever its locale: some treat
 * `İ` as `i`. Addresses that differ only in accents collide, which is harmless where it is used.
 */
export function foldEmail(email: string): string {
  return email.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
