import type * as z from 'zod';
import type { PersistStorage } from 'zustand/middleware';

/** The area of `auth-store.ts`; here, so that an inline script can read it without the store. */
export const AUTH_AREA = 'root';

/**
 * Browser storage for one store area. What is stored there may be old, edited or cut off, and storage
 * itself may be barred: then the area starts as if nothing had been stored. The shape is fetched only
 * where there is something to check.
 */
export function persistedArea<State>(
  loadShape: () => Promise<z.ZodType<State>>,
): PersistStorage<State> {
  return {
    getItem: async (name) => {
      try {
        if (!isStored(name)) return null;
        const shape = await loadShape();
        // Read only now: the store may have changed while the shape was on its way.
        const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
        const parsed = shape.safeParse((stored as { state?: unknown } | null)?.state);
        return parsed.success ? { state: parsed.data } : null;
      } catch {
        return null;
      }
    },
    setItem: (name, value) => {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Full or barred storage only costs the next visit its memory.
      }
    },
    removeItem: removeStored,
  };
}

/** Whether an area has anything stored. */
export function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Barred storage has nothing of ours.
  }
}
