import {
  confirmSchoolEmail as confirmEndpoint,
  getSchool as getEndpoint,
  removeSchoolEmail as removeEndpoint,
  requestSchoolEmail as requestEndpoint,
} from '@nextshift/contract';
import type { Bind } from '../../../platform/http/call.ts';
import { accepted, ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  confirmSchoolEmail,
  readSchoolStatus,
  removeSchoolEmail,
  requestSchoolEmail,
} from './change-school-email.ts';

export function schoolRoutes(bind: Bind, platform: Platform): void {
  bind(getEndpoint, async ({ session }) =>
    ok(await readSchoolStatus(platform, platform.database, session.accountId)),
  );

  bind(requestEndpoint, async ({ session, body: { email } }) =>
    accepted(await requestSchoolEmail(platform, session, email)),
  );

  bind(confirmEndpoint, async ({ session, body: { token } }) =>
    ok(await confirmSchoolEmail(platform, session, token)),
  );

  bind(removeEndpoint, async ({ session }) => ok(await removeSchoolEmail(platform, session)));
}
