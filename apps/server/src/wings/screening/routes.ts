import type { RouteContext } from '../route-context.ts';
import { screeningSettingsRoutes } from './settings/index.ts';
import { verificationRoutes } from './verification/index.ts';

export function routes({ bind, platform }: RouteContext): void {
  verificationRoutes(bind, platform);
  screeningSettingsRoutes(bind, platform);
}
