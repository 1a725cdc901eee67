import type * as z from 'zod';

/**
 * What a person has typed and not sent yet, kept by this tab so that it survives a reload or a lost
 * session. Each draft belongs to an account; nobody else gets to read it.
 */
const PREFIX = 'draft:';

function keyOf(accountId: string, name: string): string {
  return `${PREFIX}${accountId}:${name}`;
}

/** @returns null where there is none, or one that no longer has this shape. */
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

/** Full or barred storage costs the draft, never the form. */
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

/** Clears every draft of this tab, but not those of the account named. */
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
    // Storage may be barred.
  }
}
