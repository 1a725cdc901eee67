import type { RouteContext } from '../route-context.ts';
import { jobDraftRoutes } from './job-drafts/index.ts';
import { jobPostingRoutes } from './job-postings/index.ts';

export function routes({ bind, platform }: RouteContext): void {
  jobPostingRoutes(bind, platform);
  jobDraftRoutes(bind, platform);
}
