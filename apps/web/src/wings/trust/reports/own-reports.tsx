import type { Report } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../platform/api/failure-text.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { OUTCOME_WORDS, REASON_WORDS, SUBJECT_WORDS } from './report-words.ts';
import { reportsQuery } from './reports-query.ts';

/** One's own reports and what became of them. */
export function OwnReports() {
  const accountId = useAuthStore((state) => state.accountId);
  return accountId === null ? null : <Reports accountId={accountId} />;
}

function Reports({ accountId }: { accountId: string }) {
  const { data, error, isFetching, refetch } = useQuery(reportsQuery(accountId));
  if (!data) {
    return error ? (
      <LoadFailure
        headingLevel="h3"
        title="Your reports did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading your reports">
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState drawing="applications" headingLevel="h3" title="Nothing reported">
        If a job, a company or a person breaks the rules, press Report there. You can then follow
        here what happens.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {data.map((report) => (
        <li key={report.id} className="py-4 first:pt-0 last:pb-0">
          <ReportEntry report={report} />
        </li>
      ))}
    </ul>
  );
}

const STATUS_WORDS: Readonly<Record<Report['status'], string>> = {
  open: 'Open',
  upheld: 'Upheld',
  dismissed: 'Dismissed',
};

const TONES: Readonly<Record<Report['status'], BadgeTone>> = {
  open: 'info',
  upheld: 'success',
  dismissed: 'neutral',
};

function ReportEntry({ report }: { report: Report }) {
  const { subjectName, subjectType, reason, status, createdAt, decidedAt } = report;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-40 font-sans font-semibold wrap-anywhere">
          {subjectName}
        </h3>
        <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {SUBJECT_WORDS[subjectType]} · {REASON_WORDS[reason]}
      </p>
      <p className="mt-1.5 font-medium">{OUTCOME_WORDS[status]}</p>
      <p className="mt-0.5 text-sm text-ink-soft">
        Reported <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {decidedAt === null ? null : (
          <>
            , decided <time dateTime={decidedAt}>{formatDate(decidedAt)}</time>
          </>
        )}
      </p>
    </>
  );
}
