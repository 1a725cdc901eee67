import type { RouteContext } from '../route-context.ts';
import { appealRoutes } from './appeals/index.ts';
import { caseRoutes } from './cases/index.ts';
import { operatorAccountRoutes } from './operator-accounts/index.ts';
import { overviewRoutes } from './overview/index.ts';
import { reportRoutes } from './reports/index.ts';

export function routes({ bind, platform }: RouteContext): void {
  reportRoutes(bind, platform);
  operatorAccountRoutes(bind, platform);
  caseRoutes(bind, platform);
  appealRoutes(bind, platform);
  overviewRoutes(bind, platform);
}
