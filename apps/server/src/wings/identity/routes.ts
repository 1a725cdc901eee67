import type { RouteContext } from '../route-context.ts';
import { operatorRoutes } from './operators/index.ts';
import { passkeyRoutes } from './passkeys/index.ts';
import { passwordRoutes } from './passwords/index.ts';
import { schoolRoutes } from './schools/index.ts';
import { secondFactorRoutes } from './second-factors/index.ts';
import { sessionRoutes } from './sessions/index.ts';

export function routes({ bind, platform }: RouteContext): void {
  passwordRoutes(bind, platform);
  sessionRoutes(bind, platform);
  secondFactorRoutes(bind, platform);
  passkeyRoutes(bind, platform);
  schoolRoutes(bind, platform);
  operatorRoutes(bind, platform);
}
