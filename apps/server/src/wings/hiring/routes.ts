import type { RouteContext } from '../route-context.ts';
import { applicationFormRoutes, applicationRoutes, documentRoutes } from './applications/index.ts';
import { interviewRoutes } from './interviews/index.ts';
import { calendarFileRoute, calendarRoutes, coverRoutes, shiftRoutes } from './work/index.ts';
import { liveRoutes, noticeRoutes } from './news/index.ts';
import { messageRoutes, messageTemplateRoutes } from './messages/index.ts';
import { savedJobRoutes } from './saved-jobs/index.ts';

export function routes({ app, bind, platform }: RouteContext): void {
  savedJobRoutes(bind, platform);
  noticeRoutes(bind, platform);
  liveRoutes(bind, platform);
  applicationFormRoutes(bind, platform);
  applicationRoutes(bind, platform);
  shiftRoutes(bind, platform);
  coverRoutes(bind, platform);
  calendarRoutes(bind, platform);
  calendarFileRoute(app, platform);
  interviewRoutes(bind, platform);
  documentRoutes(bind, platform);
  messageRoutes(bind, platform);
  messageTemplateRoutes(bind, platform);
}
