import { useMatches } from 'react-router';
import type { PageHandle } from './page-handle.ts';

/** What the current page declares to the document. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle)) as PageHandle;
}
