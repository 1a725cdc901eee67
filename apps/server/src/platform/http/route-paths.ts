import type { Endpoint } from '@nextshift/contract';

const UUID = '^[0-9a-fA-F-]{36}$';

/**
 * The paths of an endpoint: its own, and the same under `/api`. Ids in paths outside `/api` must
 * look like ids, or GET /employer/:employerId would swallow the page /employer/dashboard.
 */
export function routePathsOf({ path }: Pick<Endpoint, 'path'>): string[] {
  if (path.startsWith('/api/')) return [path];
  return [path.replace(/:(\w*[iI]d)(?=\/|$)/g, `:$1(${UUID})`), `/api${path}`];
}
