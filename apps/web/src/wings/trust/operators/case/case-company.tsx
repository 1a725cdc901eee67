import type { CaseDetail, LinkedAccount } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { VerificationBadge } from '../accounts/account-badges.tsx';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { JOB_STATE_WORDS, otherOutcomeText, SHARED_WORDS } from '../case-words.ts';
import { JobName } from './job-name.tsx';

/** The company behind the subject: its age, what it posted, and how its other cases ended. */
export function CaseCompany({ detail }: { detail: CaseDetail }) {
  const { company, companyName } = detail;
  return (
    <section aria-labelledby="case-company">
      <h2 id="case-company" className="text-heading font-bold">
        {company.verification === 'suspended' ? (
          <span className="wrap-anywhere">{companyName}</span>
        ) : (
          <PageLink
            to={paths.company(company.id)}
            target="_blank"
            rel="noopener"
            className="text-link wrap-anywhere"
          >
            {companyName}
            <span className="sr-only"> (opens in a new tab)</span>
          </PageLink>
        )}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <PageLink to={operatorPaths.company(company.id)} className="text-link">
          Account of the company
        </PageLink>
        <VerificationBadge verification={company.verification} />
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-3 xl:grid-cols-6">
        <Fact term="Member since">{formatDate(company.memberSince)}</Fact>
        <Fact term="Active jobs">{company.activeJobs}</Fact>
        <Fact term="Upheld before">{company.upheldCases}</Fact>
        <Fact term="Dismissed before">{company.dismissedCases}</Fact>
        <Fact term="Also open">{company.openCases}</Fact>
        <Fact term="Held before">{detail.heldBefore}</Fact>
        <Fact term="Email" isWide>
          {company.email}
        </Fact>
        <Fact term="Website" isWide>
          {company.website ?? 'None'}
        </Fact>
      </dl>
      {detail.linked.length > 0 ? (
        <History title="Accounts that share something with it">
          {detail.linked.map((account) => (
            <Linked key={account.employerId} account={account} />
          ))}
        </History>
      ) : null}
      {company.cases.length > 0 ? (
        <History title="Its other cases">
          {company.cases.map(({ id, subjectName, openedAt, outcome }) => (
            <Entry key={id} at={openedAt} note={otherOutcomeText(outcome)}>
              <PageLink to={operatorPaths.case(id)} className="text-link">
                {subjectName}
              </PageLink>
            </Entry>
          ))}
        </History>
      ) : null}
      {company.jobs.length > 0 ? (
        <History title="Its other jobs">
          {company.jobs.map((job) => (
            <Entry key={job.id} at={job.createdAt} note={JOB_STATE_WORDS[job.state].word}>
              <JobName job={job} />
            </Entry>
          ))}
        </History>
      ) : null}
    </section>
  );
}

/** Another account, and what it has in common with this one, which proves nothing. */
function Linked({ account }: { account: LinkedAccount }) {
  const { employerId, companyName, status, by } = account;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        <PageLink to={operatorPaths.company(employerId)} className="text-link">
          {companyName}
        </PageLink>{' '}
        <span className="text-sm text-ink-soft">
          Same {by.map((detail) => SHARED_WORDS[detail]).join(', ')}
        </span>
      </span>
      <VerificationBadge verification={status} />
    </li>
  );
}

function Fact({
  term,
  isWide = false,
  children,
}: {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? 'col-span-2' : undefined}>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function History({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-4 font-sans text-base font-semibold">{title}</h3>
      <ul className="mt-1 space-y-1">{children}</ul>
    </>
  );
}

function Entry({ at, note, children }: { at: string; note: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="text-sm text-ink-soft">
        {note}, <time dateTime={at}>{formatDate(at)}</time>
      </span>
    </li>
  );
}
