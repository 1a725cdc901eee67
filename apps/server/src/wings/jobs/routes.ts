import type { RouteContext } from '../route-context.ts';
import { availabilityRoutes } from './availability/index.ts';
import { jobRoutes } from './jobs/index.ts';
import { placeRoutes } from './places/index.ts';

export function routes({ bind, platform }: RouteContext): void {
  availabilityRoutes(bind, platform);
  jobRoutes(bind, platform);
  placeRoutes(bind);
}
