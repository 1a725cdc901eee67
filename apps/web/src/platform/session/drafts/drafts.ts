import type * as z from 'zod';

/**
 * Unsent input, kept in this tab so that it survives a reload or a lost session. A draft belongs to an account;
 * no other can read it.
 */
const PREFIX = 'draft:';

function keyOf(accountId: string, name: string): string {
  return `${PREFIX}${accountId}:${name}`;
}

/** @returns null if there is none, or one that no longer fits the schema */
export function readDraft<Draft>(
  accountId: string,
  name: string,
  shape: z.ZodType<Draft>,
): Draft | null {
  try {
    const parsed = shape.safeParse(
      JSON.parse(sessionStorage.getItem(keyOf(accountId, name)) ?? ''),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** With storage full or blocked there is no draft; the form still works. */
export function writeDraft(accountId: string, name: string, draft: unknown): void {
  quietly(() => {
    sessionStorage.setItem(keyOf(accountId, name), JSON.stringify(draft));
  });
}

export function clearDraft(accountId: string, name: string): void {
  quietly(() => {
    sessionStorage.removeItem(keyOf(accountId, name));
  });
}

/** Clears all drafts of this tab, except those of one account. */
export function clearDrafts(exceptAccountId?: string): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) {
      const isKept = exceptAccountId !== undefined && key.startsWith(keyOf(exceptAccountId, ''));
      if (key.startsWith(PREFIX) && !isKept) sessionStorage.removeItem(key);
    }
  });
}

function quietly(change: () => void): void {
  try {
    change();
  } catch {
    // Storage may be blocked.
  }
}
