import type * as z from 'zod';
import type { PersistStorage } from 'zustand/middleware';

/** The area of `auth-store.ts`; here, so that an inline script can read it without the store. */
export const AUTH_AREA = 'root';

/**
 * Browser storage for one store area. Stored data may be outdated, edited or truncated, and storage may be
 * blocked: then the area starts empty. The schema is loaded only if there is something to validate.
 */
export function persistedArea<State>(
  loadShape: () => Promise<z.ZodType<State>>,
): PersistStorage<State> {
  return {
    getItem: async (name) => {
      try {
        if (!isStored(name)) return null;
        const shape = await loadShape();
        // Read after the schema has loaded, since the stored value may have changed until then.
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
        // With storage full or blocked, the next visit starts empty.
      }
    },
    removeItem: removeStored,
  };
}

/** Whether something is stored for an area. */
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
    // Blocked storage contains nothing of ours.
  }
}
