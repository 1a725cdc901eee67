import {
  getCompanyVerification as getEndpoint,
  verifyCompany as verifyEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentVerification } from './present-verification.ts';
import { findVerification } from './verification.queries.ts';
import { verifyByDomain } from './verify-by-domain.ts';

export function verificationRoutes(bind: Bind, { database, clock }: Platform): void {
  bind(getEndpoint, async ({ session }) => {
    const row = await findVerification(database, session.accountId);
    if (!row) throw new AppError('not_signed_in');
    return ok(await presentVerification(database, session.accountId, row));
  });

  bind(verifyEndpoint, async ({ session }) =>
    database.transaction().execute(async (transaction) => {
      await verifyByDomain(transaction, session.accountId, clock());
      const row = await findVerification(transaction, session.accountId);
      if (!row) throw new AppError('not_signed_in');
      return ok(await presentVerification(transaction, session.accountId, row));
    }),
  );
}
