import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './features/accounts/index.ts';
import { applicationFormRoutes } from './features/application-forms/index.ts';
import { applicationRoutes } from './features/applications/index.ts';
import { caseRoutes } from './features/cases/index.ts';
import { discoveryRoutes } from './features/discovery/index.ts';
import { documentRoutes } from './features/documents/index.ts';
import { emailChangeRoutes } from './features/email-changes/index.ts';
import { employerRoutes } from './features/employers/index.ts';
import { jobDraftRoutes } from './features/job-drafts/index.ts';
import { jobPostingRoutes } from './features/job-postings/index.ts';
import { jobRoutes } from './features/jobs/index.ts';
import { noticeRoutes } from './features/notices/index.ts';
import { operatorRoutes } from './features/operators/index.ts';
import { overviewRoutes } from './features/overview/index.ts';
import { ownDataRoutes } from './features/own-data/index.ts';
import { passwordRoutes } from './features/passwords/index.ts';
import { placeRoutes } from './features/places/index.ts';
import { portfolioVideoRoutes } from './features/portfolio-videos/index.ts';
import { profileRoutes } from './features/profiles/index.ts';
import { reportRoutes } from './features/reports/index.ts';
import { salesInquiryRoutes } from './features/sales-inquiries/index.ts';
import { sandboxCheckoutRoutes, sandboxPortalRoutes } from './features/payments/index.ts';
import { savedJobRoutes } from './features/saved-jobs/index.ts';
import { secondFactorRoutes } from './features/second-factors/index.ts';
import { sessionRoutes } from './features/sessions/index.ts';
import { shareImageRoutes } from './features/share-images/index.ts';
import { paymentWebhookRoutes, subscriptionRoutes } from './features/subscriptions/index.ts';
import { verificationRoutes } from './features/verification/index.ts';
import { installApiDocs } from './platform/http/api-docs.ts';
import { createDrain } from './platform/http/drain.ts';
import { createBinder } from './platform/http/endpoint-binder.ts';
import { healthRoutes } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { metricsRoutes } from './platform/metrics/metrics-routes.ts';
import { outboxRoutes } from './platform/mail/outbox-routes.ts';
import type { Platform } from './platform/platform.ts';
import { publicFileRoutes } from './platform/files/public-files.ts';
import { createSessionCookie } from './platform/authentication/session-cookie.ts';

/** The API: every feature by name, in reading order. */
export async function buildApp(
  platform: Platform,
  drain = createDrain(0),
): Promise<FastifyInstance> {
  const cookie = createSessionCookie(platform.config);
  const app = await createHttpServer(platform, cookie);
  await installApiDocs(app);
  drain.installIn(app);
  healthRoutes(app, platform, drain);
  metricsRoutes(app, platform);
  publicFileRoutes(app, platform);
  outboxRoutes(app, platform);
  discoveryRoutes(app, platform);
  shareImageRoutes(app, platform);

  const bind = createBinder(app, platform, cookie);
  accountRoutes(bind, platform);
  passwordRoutes(bind, platform);
  emailChangeRoutes(bind, platform);
  sessionRoutes(bind, platform);
  secondFactorRoutes(bind, platform);
  ownDataRoutes(bind, platform);
  profileRoutes(bind, platform);
  portfolioVideoRoutes(bind, platform);
  employerRoutes(bind, platform);
  jobRoutes(bind, platform);
  placeRoutes(bind);
  savedJobRoutes(bind, platform);
  noticeRoutes(bind, platform);
  applicationFormRoutes(bind, platform);
  applicationRoutes(bind, platform);
  documentRoutes(bind, platform);
  jobPostingRoutes(bind, platform);
  jobDraftRoutes(bind, platform);
  subscriptionRoutes(bind, platform);
  paymentWebhookRoutes(app, platform);
  salesInquiryRoutes(bind, platform);
  reportRoutes(bind, platform);
  operatorRoutes(bind, platform);
  caseRoutes(bind, platform);
  overviewRoutes(bind, platform);
  verificationRoutes(bind, platform);
  sandboxCheckoutRoutes(app, platform, cookie);
  sandboxPortalRoutes(app, platform, cookie);
  return app;
}
