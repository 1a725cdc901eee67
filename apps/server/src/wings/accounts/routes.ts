import type { RouteContext } from '../route-context.ts';
import { accountRoutes } from './accounts/index.ts';
import { emailChangeRoutes } from './email-changes/index.ts';
import { employerRoutes } from './employers/index.ts';
import { newsSettingsRoutes } from './news-settings/index.ts';
import { ownDataRoutes } from './own-data/index.ts';
import { portfolioVideoRoutes } from './portfolio-videos/index.ts';
import { profileRoutes } from './profiles/index.ts';
import { pushRoutes } from './push-subscriptions/index.ts';

export function routes({ bind, platform }: RouteContext): void {
  accountRoutes(bind, platform);
  emailChangeRoutes(bind, platform);
  ownDataRoutes(bind, platform);
  profileRoutes(bind, platform);
  portfolioVideoRoutes(bind, platform);
  employerRoutes(bind, platform);
  newsSettingsRoutes(bind, platform);
  pushRoutes(bind, platform);
}
