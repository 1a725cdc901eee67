import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts the form that mail programs send (RFC 8058). */
    takesForm?: boolean;
  }
}

const BODY_LIMIT = 16 * 1024;

const FORM = 'application/x-www-form-urlencoded';

/**
 * Accepts forms where an endpoint takes them from mail programs, which send nothing that we read, and refuses them
 * everywhere else, as a simple cross-site form could send one.
 */
export function acceptFormsOfMailPrograms(app: FastifyInstance): void {
  app.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (
      { routeOptions }: { routeOptions: { config: { takesForm?: boolean } } },
      body: string,
    ) => {
      if (routeOptions.config.takesForm !== true) throw new AppError('unsupported_type');
      return readObject(body);
    },
  );
}

/** What our page sends: an object of JSON. All else says nothing. */
function readObject(body: string): object {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : {};
  } catch {
    return {};
  }
}

/** Whatever a mail program sends, under whatever name or none, is such a form. */
export function readAnyBodyAsForm({ headers }: FastifyRequest): void {
  headers['content-type'] = FORM;
}
