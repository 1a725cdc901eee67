import * as z from 'zod';
import type { PersistStorage } from 'zustand/middleware';

/**
 * Browser storage for one store area. What is stored there may be old, edited or cut off, and storage
 * itself may be barred: then the area starts as if nothing had been stored.
 */
export function persistedArea<State>(shape: z.ZodType<State>): PersistStorage<State> {
  const stored = z.object({ state: shape });
  return {
    getItem: (name) => {
      try {
        const parsed = stored.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null'));
        return parsed.success ? parsed.data : null;
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
    removeItem: (name) => {
      try {
        localStorage.removeItem(name);
      } catch {
        // As above.
      }
    },
  };
}
