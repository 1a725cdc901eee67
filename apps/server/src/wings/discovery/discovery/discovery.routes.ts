import { entityId } from '@nextshift/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listNewestJobs } from '../../jobs/index.ts';
import { cityFeed } from './city-feed.ts';
import { listSitemapFiles, listSitePages } from './list-site-pages.ts';
import { findCompaniesFrom, findJobsFrom } from './discovery.queries.ts';
import { robotsText } from './robots.ts';
import { sitemap, sitemapIndex, SITEMAP_URLS_MAX } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
/** A closed job leaves sitemap and feeds within minutes. */
const SHORTLY = 'public, max-age=300';
/** What thousands of rows cost, in requests of ordinary reading. */
const WHOLE_SITEMAP = 50;

interface FromId {
  readonly Params: { readonly firstId: string };
}

interface OfCity {
  readonly Params: { readonly city: string };
}

/** Routes for crawlers and feed readers; URLs always start with the configured one. */
export function discoveryRoutes(app: FastifyInstance, platform: Platform): void {
  const { contentDatabase: database, config } = platform;
  const site = new URL(config.publicUrl).origin;
  const costing = (cost: number) =>
    ({
      logLevel: 'warn',
      schema: { hide: true },
      config: { limit: { name: 'read', cost } },
    }) as const;
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', SHORTLY).type(type).send(body);

  app.get('/robots.txt', costing(1), (_request, reply) =>
    send(reply, 'text/plain; charset=utf-8', robotsText(site)),
  );

  app.get('/sitemap.xml', costing(5), async (_request, reply) =>
    send(reply, XML, sitemapIndex(await listSitemapFiles(database, site))),
  );

  app.get('/sitemaps/pages.xml', costing(5), async (_request, reply) =>
    send(reply, XML, sitemap(await listSitePages(database, site))),
  );

  app.get<FromId>('/sitemaps/jobs/:firstId.xml', costing(WHOLE_SITEMAP), async (request, reply) => {
    const rows = await findJobsFrom(database, idOf(request.params.firstId), SITEMAP_URLS_MAX);
    const entries = rows.map(({ id, updated_at }) => ({
      address: `${site}/jobs/${id}`,
      changedAt: updated_at,
    }));
    return send(reply, XML, sitemap(entries));
  });

  app.get<FromId>(
    '/sitemaps/companies/:firstId.xml',
    costing(WHOLE_SITEMAP),
    async (request, reply) => {
      const rows = await findCompaniesFrom(
        database,
        idOf(request.params.firstId),
        SITEMAP_URLS_MAX,
      );
      const entries = rows.map(({ id, updated_at }) => ({
        address: `${site}/company/${id}`,
        changedAt: updated_at,
      }));
      return send(reply, XML, sitemap(entries));
    },
  );

  app.get<OfCity>('/jobs/in/:city/feed.xml', costing(5), async (request, reply) => {
    const { city } = request.params;
    const jobs = await listNewestJobs(database, city);
    const [first] = jobs;
    if (!first) throw new AppError('not_found');
    return send(reply, ATOM, cityFeed({ site, city: first.city, jobs }));
  });
}

function idOf(text: string): string {
  const id = entityId.safeParse(text);
  if (!id.success) throw new AppError('not_found');
  return id.data;
}
