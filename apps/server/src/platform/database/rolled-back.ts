/** Errors of transactions that were never sent a commit. */
const rolledBack = new WeakSet<object>();

export function markRolledBack(error: object): void {
  rolledBack.add(error);
}

/** True for an error after which it is certain that its transaction has left nothing behind. */
export function isRolledBack(error: unknown): boolean {
  return typeof error === 'object' && error !== null && rolledBack.has(error);
}
