import type { CaseSummary } from '@nextshift/contract';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { useDaysAgo } from '../../../../platform/text/days-ago.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { CardAction } from '../../../../ui/buttons/card-action.tsx';
import {
  APPEAL_WORDS,
  hoursText,
  ORIGIN_WORDS,
  reasonsText,
  reportsText,
  SEVERITY_WORDS,
  SUBJECT_WORDS,
} from '../case-words.ts';

export interface CaseRowProps {
  summary: CaseSummary;
  /** Whether the page of cases is looked up ahead; once is enough for the whole queue. */
  isFirst: boolean;
}

/** A case in the queue; the whole row opens it. */
export function CaseRow({ summary, isFirst }: CaseRowProps) {
  const { id, subjectType, subjectName, firstTitle, companyName } = summary;
  const { reasons, reportCount, origin } = summary;
  return (
    <div className="relative grid items-center gap-x-6 gap-y-1 px-4 py-3 transition-colors duration-120 hover:bg-sunken has-focus-visible:bg-sunken sm:px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_9rem_7rem]">
      <div className="min-w-0">
        <h2 className="font-sans text-base leading-snug font-semibold">
          <CardAction
            className="after:rounded-none! focus-visible:after:-outline-offset-2!"
            asChild
          >
            <PageLink to={operatorPaths.case(id)} discover={isFirst ? 'render' : 'none'}>
              {subjectName}
            </PageLink>
          </CardAction>
        </h2>
        <p className="truncate text-sm text-ink-soft">
          {subjectType === 'company'
            ? SUBJECT_WORDS.company
            : `${SUBJECT_WORDS[subjectType]} · ${companyName}`}
        </p>
        {firstTitle === null ? null : (
          <p className="truncate text-sm text-ink-soft">At first: {firstTitle}</p>
        )}
        {summary.claim === null ? null : (
          <p className="truncate text-sm">{summary.claim.operatorEmail} has it</p>
        )}
      </div>
      <p className="text-sm">
        {[ORIGIN_WORDS[origin], reasonsText(reasons)].filter((text) => text !== '').join(' · ')}
      </p>
      <div className="flex items-center gap-3 md:contents">
        <p className="flex flex-wrap gap-1">
          {summary.appealStatus === null ? null : (
            <Badge tone={summary.appealStatus === 'open' ? 'danger' : 'neutral'}>
              {APPEAL_WORDS[summary.appealStatus]}
            </Badge>
          )}
          {summary.severity === 'note' ? null : (
            <Badge tone={SEVERITY_WORDS[summary.severity].tone}>
              {SEVERITY_WORDS[summary.severity].word}
            </Badge>
          )}
          {origin === 'operator' ? null : (
            <Badge tone={reportCount > 1 || origin === 'signals' ? 'warning' : 'neutral'}>
              {stateText(summary)}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft md:text-right">
          <When summary={summary} />
        </p>
      </div>
    </div>
  );
}

/** Rules hold jobs; a company is noticed by what it does. */
function stateText({ origin, reportCount, subjectType }: CaseSummary): string {
  if (origin !== 'signals' || reportCount > 0) return reportsText(reportCount);
  return subjectType === 'job' ? 'Held' : 'Noticed';
}

function When({ summary: { openedAt, decidedAt, settledAt, ageHours } }: { summary: CaseSummary }) {
  const endedAt = decidedAt ?? settledAt;
  const at = endedAt ?? openedAt;
  const { words, date } = useDaysAgo(at);
  if (endedAt === null) {
    return (
      <>
        Waits{' '}
        <time dateTime={at} title={date} className="tabular-nums">
          {hoursText(ageHours)}
        </time>
      </>
    );
  }
  return (
    <>
      {decidedAt === null ? 'Settled' : 'Decided'}{' '}
      <time dateTime={at} title={date}>
        {words === date ? date : words.toLowerCase()}
      </time>
    </>
  );
}
