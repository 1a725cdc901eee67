import { useSearchParams } from 'react-router';
import { nextPath } from './next-path.ts';

/** The page to continue to, from this page's `next` parameter; undefined unless it is one of this site. */
export function useNextPath(): string | undefined {
  const [search] = useSearchParams();
  return nextPath(search.get('next')) ?? undefined;
}
