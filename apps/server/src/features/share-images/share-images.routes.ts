import { entityId, formatPay } from '@nextshift/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { createRateLimiter } from '../../platform/rate-limiter.ts';
import { findJob, type JobRow, presentJob } from '../jobs/index.ts';
import { renderCard } from './render-card.ts';

/** Bytes of drawn pictures kept in memory. */
const KEPT_BYTES = 8 * 1024 * 1024;
const A_DAY = 'public, max-age=86400';

const SITE_CARD = {
  title: 'Find Your Next Shift',
  company: null,
  hasLogo: false,
  facts: ['Part-time shifts and creator gigs'],
} as const;

interface OfJob {
  readonly Params: { readonly jobId: string };
}

/** The picture of the site, and one of each job, drawn when it is first asked for. */
export function shareImageRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, files } = platform;
  const drawn = new LRUCache<string, Promise<Buffer>>({
    maxSize: KEPT_BYTES,
    // A picture that is still being drawn counts as an ordinary one.
    sizeCalculation: () => 64 * 1024,
  });
  const limitRate = createRateLimiter(app, platform);
  const options = {
    logLevel: 'warn',
    schema: { hide: true },
    onRequest: (request: Parameters<typeof limitRate>[1]) => limitRate('read', request),
  } as const;

  /** Whoever asks for the same picture at the same time waits for the same drawing. */
  function drawOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = drawn.get(key);
    if (known) return known;
    const drawing = draw();
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
    return drawing;
  }

  const send = (reply: FastifyReply, picture: Buffer) =>
    reply.header('cache-control', A_DAY).type('image/png').send(picture);

  app.get('/share/site.png', options, async (_request, reply) =>
    send(reply, await drawOnce('site', () => renderCard(SITE_CARD, null))),
  );

  app.get<OfJob>('/share/jobs/:jobId.png', options, async (request, reply) => {
    const id = entityId.safeParse(request.params.jobId);
    const row = id.success ? await findJob(database, id.data) : undefined;
    if (!row) throw new AppError('not_found');
    const key = `${row.id} ${row.updated_at.toISOString()} ${row.logo_key ?? ''}`;
    const draw = async () => {
      const logo = row.logo_key === null ? null : await files.read(row.logo_key);
      return renderCard(cardOf(row), logo);
    };
    return send(reply, await drawOnce(key, draw));
  });
}

function cardOf(row: JobRow) {
  const job = presentJob(row);
  const facts = [`${job.city}, ${job.state}`, job.type, formatPay(job)];
  return {
    title: job.title,
    company: job.companyName,
    hasLogo: job.logo !== null,
    facts: facts.filter((fact) => fact !== null),
  };
}
