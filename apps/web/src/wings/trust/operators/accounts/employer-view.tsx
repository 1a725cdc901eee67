import { type EmployerFile, formatPhone, plans } from '@nextshift/contract';
import { ExternalLink } from 'lucide-react';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { AccountActions } from './account-actions.tsx';
import { VerificationBadge } from './account-badges.tsx';
import { AccountFacts, Fact } from './account-facts.tsx';
import { AccountActs, AccountCases } from './account-history.tsx';
import { type AccountAct, useActOnEmployer } from './act-on-account.ts';
import { EmployerJobs } from './employer-jobs.tsx';

const CONSEQUENCES: Readonly<Record<AccountAct, string>> = {
  verify: 'Visitors see the mark beside its name until its name, website or email changes.',
  suspend:
    'At once: its sessions end, nobody can sign in, and its page and jobs are gone. You can undo it for ten minutes. Then undecided applications end, the plan is canceled, and the owner is told why and how to appeal.',
  restore: 'The owner can sign in again and is told so. Jobs and the plan that have ended stay so.',
};

/** A company on one page: what operators need to know of it, and what they can do. */
export function EmployerView({ employer }: { employer: EmployerFile }) {
  const { id, companyName, verification, suspension } = employer;
  const action = useActOnEmployer(employer);
  return (
    <>
      <header className="mt-1 mb-6">
        <div className="flex flex-wrap gap-2">
          <Badge>Company</Badge>
          <VerificationBadge verification={verification} />
        </div>
        <h1 className="mt-2 text-title font-extrabold wrap-anywhere">{companyName}</h1>
        {suspension ? null : (
          <p className="mt-1">
            <PageLink
              to={paths.company(id)}
              target="_blank"
              rel="noopener"
              className="inline-flex items-center gap-1.5 text-link"
            >
              Public page
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="sr-only"> (opens in a new tab)</span>
            </PageLink>
          </p>
        )}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-10">
        <div className="min-w-0 space-y-8">
          <EmployerFacts employer={employer} />
          <EmployerJobs employer={employer} />
          <AccountCases cases={employer.cases} />
          <AccountActs acts={employer.acts} />
        </div>
        <AccountActions
          suspension={suspension}
          acts={verification === 'verified' ? ['suspend'] : ['verify', 'suspend']}
          consequences={CONSEQUENCES}
          action={action}
        />
      </div>
    </>
  );
}

function EmployerFacts({ employer }: { employer: EmployerFile }) {
  const { email, emailConfirmed, website, phoneNumber, city, state, plan, memberSince } = employer;
  const { description } = employer;
  return (
    <AccountFacts>
      <Fact term="Email">
        {email}
        {emailConfirmed ? null : ' (not confirmed)'}
      </Fact>
      <Fact term="Website">{website ?? 'None'}</Fact>
      <Fact term="Phone">{phoneNumber === null ? 'None' : formatPhone(phoneNumber)}</Fact>
      <Fact term="Place">{[city, state].filter(Boolean).join(', ') || 'None'}</Fact>
      <Fact term="Member since">{formatDate(memberSince)}</Fact>
      <Fact term="Plan">{plans.find(({ id }) => id === plan)?.name ?? 'None'}</Fact>
      <Fact term="Verified">{verifiedText(employer)}</Fact>
      <Fact term="Description">
        <span className="font-normal whitespace-pre-line">{description ?? 'None'}</span>
      </Fact>
    </AccountFacts>
  );
}

function verifiedText({ verifiedBy, verifiedAt }: EmployerFile): string {
  if (verifiedBy === null || verifiedAt === null) return 'No';
  const by = verifiedBy === 'domain' ? 'by its email domain' : 'by an operator';
  return `${formatDate(verifiedAt)}, ${by}`;
}
