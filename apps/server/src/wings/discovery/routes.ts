import type { RouteContext } from '../route-context.ts';
import { alertRoutes, unsubscribePageRoute } from './alerts/index.ts';
import { discoveryRoutes } from './discovery/index.ts';
import { jobSuggestionRoutes } from './job-suggestions/index.ts';
import { shareImageRoutes } from './share-images/index.ts';

export function routes({ app, bind, platform }: RouteContext): void {
  discoveryRoutes(app, platform);
  shareImageRoutes(app, platform);
  jobSuggestionRoutes(bind, platform);
  alertRoutes(bind, platform);
  unsubscribePageRoute(app);
}
