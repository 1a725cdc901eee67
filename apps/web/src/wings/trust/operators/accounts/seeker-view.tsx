import type { SeekerFile } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { AccountActions } from './account-actions.tsx';
import { SuspendedBadge } from './account-badges.tsx';
import { AccountFacts, Fact } from './account-facts.tsx';
import { AccountActs, AccountCases } from './account-history.tsx';
import { type AccountAct, useActOnSeeker } from './act-on-account.ts';

const CONSEQUENCES: Readonly<Partial<Record<AccountAct, string>>> = {
  suspend:
    'At once: the sessions end, nobody can sign in, and employers cannot decide. You can undo it for ten minutes. Then undecided and accepted applications are withdrawn, and employers are told which openings become free. The owner is told why and how to appeal.',
  restore: 'The owner can sign in again and is told so. Applications that were withdrawn stay so.',
};

/** A seeker on one page: what operators need to know, and what they can do. */
export function SeekerView({ seeker }: { seeker: SeekerFile }) {
  const { id, firstName, lastName, email, emailConfirmed, memberSince } = seeker;
  const action = useActOnSeeker(id);
  return (
    <>
      <header className="mt-1 mb-6">
        <div className="flex flex-wrap gap-2">
          <Badge>Seeker</Badge>
          <SuspendedBadge suspendedAt={seeker.suspendedAt} />
        </div>
        <h1 className="mt-2 text-title font-extrabold wrap-anywhere">
          {firstName} {lastName}
        </h1>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-10">
        <div className="min-w-0 space-y-8">
          <AccountFacts>
            <Fact term="Email">
              {email}
              {emailConfirmed ? null : ' (not confirmed)'}
            </Fact>
            <Fact term="Member since">{formatDate(memberSince)}</Fact>
            <Fact term="Applications">{seeker.applicationCount}</Fact>
            <Fact term="Of these undecided">{seeker.undecidedCount}</Fact>
            <Fact term="Of these accepted">{seeker.acceptedCount}</Fact>
          </AccountFacts>
          <AccountCases cases={seeker.cases} />
          <AccountActs acts={seeker.acts} />
        </div>
        <AccountActions
          suspension={seeker.suspension}
          acts={['suspend']}
          consequences={CONSEQUENCES}
          action={action}
        />
      </div>
    </>
  );
}
