import { useSearchParams } from 'react-router';
import { nextPath } from './next-path.ts';

/** Where this page's address says to go on to; undefined where it names no page of this site. */
export function useNextPath(): string | undefined {
  const [search] = useSearchParams();
  return nextPath(search.get('next')) ?? undefined;
}
