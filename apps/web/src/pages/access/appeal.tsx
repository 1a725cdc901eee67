import type { Measure } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appealLinkQuery, MailedAppeal } from '../../wings/trust/appeals/index.ts';
import { InvalidLink } from '../../wings/accounts/email-change/index.ts';
import { ShiftScene } from '../../wings/identity/seeker-access/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { useMailedToken } from '../../platform/routing/use-mailed-token.ts';
import { formatDate } from '../../platform/text/format-date.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { SplitPage } from '../../ui/layout/split-page.tsx';

/** The page of the links in mails about decisions and of refused sign-ins, apart from `paths`, which every page loads. */
const APPEAL_PATH = '/appeal';

/** The address initially contains a token, so requests must not send it as referrer. */
export function meta() {
  return [...pageMeta('Appeal'), { name: 'referrer', content: 'strict-origin' }];
}

const HEADLINE = 'Tell us\nyour side.';

export default function AppealPage() {
  const { token } = useMailedToken(APPEAL_PATH);
  const [invalid, setInvalid] = useState<string>();
  const { data: measure } = useQuery({ ...appealLinkQuery(token ?? ''), enabled: Boolean(token) });
  const isSuspended = measure?.measure === 'suspended' && measure.inForce;
  if (token === null || invalid !== undefined) {
    return <InvalidLink message={invalid} headline={HEADLINE} scene={<ShiftScene />} />;
  }
  return (
    <SplitPage
      title={isSuspended ? 'Your account is suspended' : 'Appeal'}
      lead={leadOf(measure)}
      headline={HEADLINE}
      scene={<ShiftScene />}
    >
      {token === undefined ? (
        <SkeletonGroup label="Loading the decision">
          <Skeleton className="h-40 rounded-control" />
        </SkeletonGroup>
      ) : (
        <MailedAppeal token={token} onInvalidLink={setInvalid} />
      )}
    </SplitPage>
  );
}

/** What there is to do, or what was done with it. */
function leadOf(measure: Measure | undefined): string {
  const appeal = measure?.appeal;
  if (appeal) {
    const sent = `Your appeal was sent on ${formatDate(appeal.createdAt)}.`;
    return appeal.status === 'open' ? `${sent} You don’t need to do anything now.` : sent;
  }
  return measure?.measure === 'suspended' && measure.inForce
    ? 'Here is why. If you think this is wrong, say so, and a person will read it.'
    : 'If you think our decision is wrong, say why, and a person will read it.';
}
