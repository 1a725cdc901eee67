import { useMatches } from 'react-router';
import type { PageHandle } from './page-handle.ts';

/** Whether the page shown stays as the server wrote it. */
export function useStaticPage(): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isStill === true);
}
