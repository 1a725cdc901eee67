import { useMatches } from 'react-router';
import type { PageHandle } from './page-handle.ts';

/** Whether the current page stays as the server rendered it. */
export function useStaticPage(): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isStatic === true);
}
