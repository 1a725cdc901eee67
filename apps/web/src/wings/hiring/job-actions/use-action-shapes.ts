import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { isRestored } from '../../../platform/session/restore.ts';
import { useFirstValue } from '../../../ui/hooks/use-first-value.ts';

/** Classes that show content to visitors, or to all others, before the session is known. */
export const FOR_VISITORS = 'session-seeker:hidden session-employer:hidden';
export const FOR_SEEKERS = 'session-visitor:hidden';

/**
 * How to render Save and Apply: a link to the login for visitors, which works without scripts, a
 * button for seekers. The server's HTML has both, as it is the same for everyone, and keeps both: a list would render
 * all its cards anew.
 */
export function useActionShapes() {
  const hasOne = useFirstValue(isRestored, false);
  const isVisitor = useAuthStore(({ kind }) => kind === null);
  return { isLink: !hasOne || isVisitor, isButton: !hasOne || !isVisitor };
}
