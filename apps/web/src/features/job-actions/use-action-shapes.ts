import { useAuthStore } from '../../platform/session/auth-store.ts';
import { useRestored } from '../../platform/session/restore.ts';

/** Classes that show what is for visitors, or for all others, before it is known who looks. */
export const FOR_VISITORS = 'session-seeker:hidden session-employer:hidden noscript:hidden';
export const FOR_SEEKERS = 'session-visitor:hidden noscript:hidden';

/**
 * What Save and Apply are drawn as: a link to the login for visitors, which works before any script, a
 * button for seekers. The server's HTML has both, as it is the same for everyone.
 */
export function useActionShapes() {
  const isRestored = useRestored();
  const isVisitor = useAuthStore(({ kind }) => kind === null);
  return { isLink: !isRestored || isVisitor, isButton: !isRestored || !isVisitor };
}
