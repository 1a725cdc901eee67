import type { JobDraft } from '@nextshift/contract';

/** The name of a draft, which may have no title yet. */
export function titleOf({ fields }: JobDraft): string {
  return fields.title ?? 'Untitled job';
}
