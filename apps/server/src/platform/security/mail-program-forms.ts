import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts the form that mail programs send (RFC 8058). */
    takesForm?: boolean;
  }
}

const BODY_LIMIT = 1024;

/**
 * Accepts forms where an endpoint takes them from mail programs, which send nothing that we read, and refuses them
 * everywhere else, as a simple cross-site form could send one.
 */
export function acceptFormsOfMailPrograms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async ({ routeOptions }: { routeOptions: { config: { takesForm?: boolean } } }) => {
      if (routeOptions.config.takesForm !== true) throw new AppError('unsupported_type');
      return {};
    },
  );
}
