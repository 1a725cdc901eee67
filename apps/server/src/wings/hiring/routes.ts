import type { RouteContext } from '../route-context.ts';
import { applicationFormRoutes } from './application-forms/index.ts';
import { applicationRoutes } from './applications/index.ts';
import { calendarFileRoute, calendarRoutes } from './calendars/index.ts';
import { documentRoutes } from './documents/index.ts';
import { noticeRoutes } from './notices/index.ts';
import { savedJobRoutes } from './saved-jobs/index.ts';
import { shiftRoutes } from './shifts/index.ts';

export function routes({ app, bind, platform }: RouteContext): void {
  savedJobRoutes(bind, platform);
  noticeRoutes(bind, platform);
  applicationFormRoutes(bind, platform);
  applicationRoutes(bind, platform);
  shiftRoutes(bind, platform);
  calendarRoutes(bind, platform);
  calendarFileRoute(app, platform);
  documentRoutes(bind, platform);
}
