import {
  approveCover as approveEndpoint,
  declineCover as declineEndpoint,
  giveUpShift as giveUpEndpoint,
  listCoverOffers as listEndpoint,
  setCoverSettings as settingsEndpoint,
  takeCover as takeEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import { ok } from '../../../../platform/http/responses.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { answerOffer } from './answer-offer.ts';
import { updateCoverSettings } from './cover-offers.queries.ts';
import { giveUpShift } from './give-up-shift.ts';
import { listOffers } from './list-offers.ts';

export function coverRoutes(bind: Bind, platform: Platform): void {
  bind(giveUpEndpoint, async ({ session: party, params: { assignmentId }, body }) =>
    ok(await giveUpShift(platform, { party, assignmentId, reason: body.reason ?? null })),
  );

  bind(listEndpoint, async ({ session }) => ok({ offers: await listOffers(platform, session) }));

  bind(takeEndpoint, async ({ session: party, params: { offerId } }) =>
    ok({ offer: await answerOffer(platform, { party, offerId, answer: 'take' }) }),
  );

  bind(declineEndpoint, async ({ session: party, params: { offerId } }) =>
    ok({ offer: await answerOffer(platform, { party, offerId, answer: 'decline' }) }),
  );

  bind(approveEndpoint, async ({ session: party, params: { offerId } }) =>
    ok({ offer: await answerOffer(platform, { party, offerId, answer: 'approve' }) }),
  );

  bind(settingsEndpoint, async ({ session, params: { jobId }, body: cover }) => {
    const own = { employerId: session.accountId, jobId };
    const isOwn = await platform.database
      .transaction()
      .execute((transaction) => updateCoverSettings(transaction, own, cover));
    if (!isOwn) throw new AppError('not_found');
    return ok({ cover });
  });
}
