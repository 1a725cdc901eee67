import { getOverview as endpoint } from '@nextshift/contract';
import type { Bind } from '../../../platform/http/call.ts';
import { ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countWeeks } from './overview.queries.ts';

export function overviewRoutes(bind: Bind, { contentDatabase, clock }: Platform): void {
  bind(endpoint, async () => ok({ weeks: await countWeeks(contentDatabase, clock()) }));
}
