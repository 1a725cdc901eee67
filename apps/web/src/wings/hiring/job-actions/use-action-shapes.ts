import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useRestored } from '../../../platform/session/restore.ts';

/** Classes that show content to visitors, or to all others, before the session is known. */
export const FOR_VISITORS = 'session-seeker:hidden session-employer:hidden';
export const FOR_SEEKERS = 'session-visitor:hidden';

/**
 * How to render Save and Apply: a link to the login for visitors, which works without scripts, a
 * button for seekers. The server's HTML has both, as it is the same for everyone.
 */
export function useActionShapes() {
  const isRestored = useRestored();
  const isVisitor = useAuthStore(({ kind }) => kind === null);
  return { isLink: !isRestored || isVisitor, isButton: !isRestored || !isVisitor };
}
