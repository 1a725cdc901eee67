import { type CaseDetail, formatMoment } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { APPEAL_WORDS, SEVERITY_WORDS, STATUS_WORDS, SUBJECT_WORDS } from '../case-words.ts';
import { casesOf, casesQuery } from '../queue/cases-query.ts';
import { useOperatorKeys } from '../keys/use-operator-keys.ts';
import { CaseAppeal } from './case-appeal.tsx';
import { CaseCompany } from './case-company.tsx';
import { CasePictures } from './case-pictures.tsx';
import { CaseClaim, useClaim } from './case-claim.tsx';
import { CaseNearCopies } from './case-near-copies.tsx';
import { CaseReports } from './case-reports.tsx';
import { CaseSignals } from './case-signals.tsx';
import { CaseSimilar } from './case-similar.tsx';
import { CaseVersions } from './versions/case-versions.tsx';
import { CaseTexts } from './case-texts.tsx';
import { DecisionForm, type DecisionDraft } from './decision-form.tsx';
import { DecisionShown } from './decision-shown.tsx';

const UNDECIDED: DecisionDraft = {
  decision: undefined,
  action: undefined,
  cannedReason: null,
  reason: '',
  nearCopies: false,
};

/** A case on one page: what was reported, by whom, about which company, and the decision. */
export function CaseView({ detail }: { detail: CaseDetail }) {
  const { id, subjectType, subjectName, status, decision, settledAt } = detail;
  const [draft, setDraft] = useState(UNDECIDED);
  const [wasDecidedMeanwhile, setWasDecidedMeanwhile] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const nextId = useNextCase(id);
  const holder = useClaim(detail);
  const isWaiting = status === 'open' || detail.appealStatus === 'open';
  const focusHeading = () => heading.current?.focus();
  const navigate = useNavigate();
  useOperatorKeys({
    n: () => {
      if (nextId !== null) void navigate(operatorPaths.case(nextId));
    },
  });

  return (
    <>
      <header className="mt-1 mb-6">
        <div className="flex flex-wrap gap-2">
          <Badge>{SUBJECT_WORDS[subjectType]}</Badge>
          <Badge tone={status === 'open' ? 'warning' : 'neutral'}>{STATUS_WORDS[status]}</Badge>
          {detail.held ? <Badge tone="warning">Held</Badge> : null}
          {detail.severity === 'note' ? null : (
            <Badge tone={SEVERITY_WORDS[detail.severity].tone}>
              {SEVERITY_WORDS[detail.severity].word}
            </Badge>
          )}
          {detail.appealStatus === null ? null : (
            <Badge tone={detail.appealStatus === 'open' ? 'warning' : 'neutral'}>
              {APPEAL_WORDS[detail.appealStatus]}
            </Badge>
          )}
        </div>
        <h1 className="mt-2 text-title font-extrabold">{subjectName}</h1>
        {detail.held || detail.company.verification === 'suspended' ? null : (
          <PublicPage detail={detail} />
        )}
        {status === 'open' && nextId !== null ? (
          // Shown before it is pressed, so that the router knows the page by then.
          <p className="mt-1">
            <PageLink to={operatorPaths.case(nextId)} aria-keyshortcuts="n" className="text-link">
              Skip to the next open case
            </PageLink>
          </p>
        ) : null}
        {detail.seekerId === null ? null : (
          <p className="mt-1">
            <PageLink to={operatorPaths.seeker(detail.seekerId)} className="text-link">
              Account of the applicant
            </PageLink>
          </p>
        )}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-10">
        <div className="min-w-0 space-y-8">
          {detail.signals.length > 0 ? <CaseSignals signals={detail.signals} /> : null}
          <CaseCompany detail={detail} />
          {detail.reports.length > 0 ? <CaseReports reports={detail.reports} /> : null}
          {detail.versions.length > 0 ? <CaseVersions versions={detail.versions} /> : null}
          {detail.nearCopies.length > 0 ? <CaseNearCopies nearCopies={detail.nearCopies} /> : null}
          {detail.similar.length > 0 ? <CaseSimilar similar={detail.similar} /> : null}
          <CaseTexts detail={detail} />
          {detail.pictures.jobImage === null && detail.pictures.logo === null ? null : (
            <CasePictures pictures={detail.pictures} />
          )}
        </div>
        <div className="space-y-4 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          {isWaiting ? <CaseClaim detail={detail} /> : null}
          {detail.appeal ? <CaseAppeal detail={detail} appeal={detail.appeal} /> : null}
          <Card padding="small" asChild>
            <section aria-labelledby="case-decision" className="sm:p-5">
              <h2
                ref={heading}
                id="case-decision"
                tabIndex={-1}
                className="mb-3 text-lg font-bold outline-none"
              >
                {settledAt !== null ? 'Settled' : decision ? 'Decided' : 'Decide'}
              </h2>
              <div role="status">
                {wasDecidedMeanwhile && decision ? (
                  <p className="mb-3 rounded-control bg-warning-soft p-3 text-sm font-medium forced-colors:border">
                    {decision.operatorEmail} decided this case before you. Your decision was not
                    carried out.
                  </p>
                ) : null}
              </div>
              {settledAt !== null ? (
                <p>
                  By an edit, or with another case, on{' '}
                  <time dateTime={settledAt}>{formatMoment(settledAt)}</time>. There is nothing to
                  decide.
                </p>
              ) : decision ? (
                <>
                  <DecisionShown
                    key={decision.decidedAt}
                    caseId={id}
                    decision={decision}
                    onUndone={() => {
                      setWasDecidedMeanwhile(false);
                      focusHeading();
                    }}
                  />
                  {nextId === null ? null : (
                    <Button fullWidth className="mt-4" asChild>
                      <PageLink to={operatorPaths.case(nextId)} aria-keyshortcuts="n">
                        Next open case
                        <ArrowRight aria-hidden="true" />
                      </PageLink>
                    </Button>
                  )}
                </>
              ) : holder === 'other' ? (
                <p>Whoever has this case decides it.</p>
              ) : (
                <DecisionForm
                  detail={detail}
                  draft={draft}
                  onChange={setDraft}
                  onDecided={() => {
                    setDraft(UNDECIDED);
                    focusHeading();
                  }}
                  onDecidedMeanwhile={() => {
                    setWasDecidedMeanwhile(true);
                    focusHeading();
                  }}
                />
              )}
            </section>
          </Card>
        </div>
      </div>
    </>
  );
}

/** Leads to what is reported, where it has a page of its own. */
function PublicPage({ detail: { subjectType, subjectId } }: { detail: CaseDetail }) {
  const path =
    subjectType === 'job'
      ? paths.job(subjectId)
      : subjectType === 'company'
        ? paths.company(subjectId)
        : null;
  if (path === null) return null;
  return (
    <p className="mt-1">
      <PageLink
        to={path}
        target="_blank"
        rel="noopener"
        className="inline-flex items-center gap-1.5 text-link"
      >
        Public page
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </PageLink>
    </p>
  );
}

/** The case that follows in the queue, as this tab last read it, with something to decide; after the last, the first. */
function useNextCase(caseId: string): string | null {
  // Observed, so that a long look at cases does not lose the queue; the page of the queue reads it.
  const { data } = useInfiniteQuery({ ...casesQuery('open'), enabled: false });
  const cases = casesOf(data);
  const at = cases.findIndex(({ id }) => id === caseId);
  const following = [...cases.slice(at + 1), ...cases.slice(0, Math.max(at, 0))];
  return (
    following.find(({ status, appealStatus }) => [status, appealStatus].includes('open'))?.id ??
    null
  );
}
