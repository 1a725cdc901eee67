interface Owned {
  readonly accountId: string;
}

/** What this browser keeps in an area for an account; null if there is nothing, or another account's. */
export function readCopy<Copy extends Owned>(
  area: string,
  accountId: string,
  isCopy: (stored: object) => stored is Copy,
): Copy | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(area) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !isCopy(stored)) return null;
    return stored.accountId === accountId ? stored : null;
  } catch {
    return null;
  }
}

export function writeCopy(area: string, copy: Owned): void {
  try {
    localStorage.setItem(area, JSON.stringify(copy));
  } catch {
    // With storage full or blocked there is no copy.
  }
}
