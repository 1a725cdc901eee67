import {
  claimCase as claimEndpoint,
  decideAppeal as decideAppealEndpoint,
  decideCase as decideEndpoint,
  getCase as getEndpoint,
  listCases as listEndpoint,
  releaseCase as releaseEndpoint,
  undoDecision as undoEndpoint,
} from '@nextshift/contract';
import { noContent, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimCase, releaseCase } from './claims/claim-case.ts';
import { findDecidedCases, findOpenCases, findSettledCases } from './cases.queries.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideCase } from './decide-case.ts';
import { presentCaseSummary } from './present-case.ts';
import { undoDecision } from './undo-decision.ts';
import { viewCase } from './view-case.ts';

const FIND = {
  open: findOpenCases,
  decided: findDecidedCases,
  settled: findSettledCases,
} as const;

export function caseRoutes(bind: Bind, platform: Platform): void {
  const { database, clock } = platform;

  bind(listEndpoint, async ({ query: { status, ...page } }) => {
    const { rows, nextCursor } = await FIND[status](database, page);
    const now = clock();
    return ok({ cases: rows.map((row) => presentCaseSummary(row, now)) }, { nextCursor });
  });

  bind(getEndpoint, async ({ session, params }) =>
    ok({ case: await viewCase(platform, session, params.caseId) }),
  );

  bind(claimEndpoint, async ({ session, params }) =>
    ok({ case: await claimCase(platform, session, params.caseId) }),
  );

  bind(releaseEndpoint, async ({ session, params }) => {
    await releaseCase(platform, session, params.caseId);
    return noContent();
  });

  bind(decideEndpoint, async ({ session, params, body }) =>
    ok({ case: await decideCase(platform, session, params.caseId, body) }),
  );

  bind(undoEndpoint, async ({ session, params }) =>
    ok({ case: await undoDecision(platform, session, params.caseId) }),
  );

  bind(decideAppealEndpoint, async ({ session, params, body }) =>
    ok({ case: await decideAppeal(platform, session, params.appealId, body) }),
  );
}
