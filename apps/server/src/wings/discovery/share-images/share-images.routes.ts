import { entityId, formatPay, placeOfJob } from '@nextshift/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPublicJob, type JobRow, presentJob } from '../../jobs/index.ts';
import { createCardCache } from './card-cache.ts';

const A_DAY = 'public, max-age=86400';
/** A job that is held or closed leaves outside caches within minutes, as it leaves sitemap and feeds. */
const SHORTLY = 'public, max-age=300';

const SITE_CARD = {
  title: 'Find Your Next Shift',
  company: null,
  hasLogo: false,
  facts: ['Part-time shifts and creator gigs'],
} as const;

interface OfJob {
  readonly Params: { readonly jobId: string };
}

/** The share images of the site and of each job, rendered on first request. */
export function shareImageRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  const pictureOf = createCardCache(platform);
  const costing = (cost: number) =>
    ({
      logLevel: 'warn',
      schema: { hide: true },
      config: { limit: { name: 'read', cost } },
    }) as const;

  const send = (reply: FastifyReply, cacheControl: string, picture: Buffer) =>
    reply.header('cache-control', cacheControl).type('image/png').send(picture);

  app.get('/share/site.png', costing(1), async (_request, reply) =>
    send(reply, A_DAY, await pictureOf({ card: SITE_CARD, logoKey: null })),
  );

  app.get<OfJob>('/share/jobs/:jobId.png', costing(5), async (request, reply) => {
    const id = entityId.safeParse(request.params.jobId);
    const row = id.success ? await findPublicJob(database, id.data) : undefined;
    if (!row) throw new AppError('not_found');
    const picture = await pictureOf({ card: cardForJob(row), logoKey: row.logo_key });
    return send(reply, SHORTLY, picture);
  });
}

/** The content of a job's image. */
export function cardForJob(row: JobRow) {
  const job = presentJob(row);
  const facts = [placeOfJob(job), job.type, formatPay(job)];
  return {
    title: job.title,
    company: job.companyName,
    hasLogo: job.logo !== null,
    facts: facts.filter((fact) => fact !== null),
  };
}
