import { useRouteLoaderData } from 'react-router';
import type { Site } from '../api/request-context.ts';

/** What the server says about this board; nothing if the root failed to load. */
export function useSite(): Partial<Site> {
  const root = useRouteLoaderData<{ readonly site?: Site } | null>('root');
  return root?.site ?? {};
}
