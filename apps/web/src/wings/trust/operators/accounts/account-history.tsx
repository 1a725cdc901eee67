import { type EmployerFile, formatMoment } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { outcomeText, STATUS_WORDS, SUBJECT_WORDS } from '../case-words.ts';

/** A list of an account's page, or a line that says that it is empty. */
export function AccountSection({
  id,
  title,
  none,
  isEmpty,
  children,
}: {
  id: string;
  title: string;
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading font-bold">
        {title}
      </h2>
      {isEmpty ? (
        <p className="mt-2 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
      )}
    </section>
  );
}

/** The cases about an account, the newest first. */
export function AccountCases({ cases }: Pick<EmployerFile, 'cases'>) {
  return (
    <AccountSection id="account-cases" title="Cases" none="None." isEmpty={cases.length === 0}>
      {cases.map(({ id, subjectType, subjectName, status, decision, action, openedAt }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <p className="min-w-0 wrap-anywhere">
            <PageLink to={operatorPaths.case(id)} className="text-link">
              {subjectName}
            </PageLink>
            <span className="text-sm text-ink-soft"> · {SUBJECT_WORDS[subjectType]}</span>
          </p>
          <p className="text-sm text-ink-soft">
            {decision && action ? outcomeText(decision, action) : STATUS_WORDS[status]}
            {' · '}
            <time dateTime={openedAt}>{formatDate(openedAt)}</time>
          </p>
        </li>
      ))}
    </AccountSection>
  );
}

const ACT_WORDS: Readonly<Record<EmployerFile['acts'][number]['act'], string>> = {
  verified_account: 'Verified',
  suspended_account: 'Suspended',
  restored_account: 'Restored',
};

/** What operators did to an account, the last first. */
export function AccountActs({ acts }: Pick<EmployerFile, 'acts'>) {
  return (
    <AccountSection
      id="account-acts"
      title="What operators did"
      none="Nothing yet."
      isEmpty={acts.length === 0}
    >
      {acts.map(({ at, act, operatorEmail, reason }) => (
        <li key={`${at} ${act}`} className="py-2.5">
          <p className="font-semibold">{ACT_WORDS[act]}</p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{reason}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {operatorEmail}, <time dateTime={at}>{formatMoment(at)}</time>
          </p>
        </li>
      ))}
    </AccountSection>
  );
}
