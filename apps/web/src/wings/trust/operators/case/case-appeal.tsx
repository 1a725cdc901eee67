import { type CaseDetail, formatMoment } from '@nextshift/contract';
import { useOperatorStore } from '../../../../platform/session/operator/operator-store.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { APPEAL_OUTCOMES, MEASURE_NAMES } from '../case-words.ts';
import { useClaim } from './case-claim.tsx';
import { AppealDecisionForm } from './appeal-decision-form.tsx';
import { useIsBefore } from '../../../../ui/hooks/use-is-before.ts';

export interface CaseAppealProps {
  detail: CaseDetail;
  appeal: NonNullable<CaseDetail['appeal']>;
}

/** What the company says against the decision, and what became of that or the form that decides it. */
export function CaseAppeal({ detail, appeal }: CaseAppealProps) {
  const { measure, text, createdAt } = appeal;
  return (
    <Card padding="small" asChild>
      <section aria-labelledby="case-appeal" className="sm:p-5">
        <h2 id="case-appeal" className="text-lg font-bold">
          Appeal against the {MEASURE_NAMES[measure]}
          {detail.appealStatus === null ? '' : APPEAL_OUTCOMES[detail.appealStatus]}
        </h2>
        <p className="text-sm text-ink-soft">
          {detail.companyName}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
        <div className="mt-4">
          <Answer detail={detail} appeal={appeal} />
        </div>
        {detail.earlierAppeals.map((earlier) => (
          <section
            key={earlier.id}
            aria-labelledby={`appeal-${earlier.id}`}
            className="mt-4 border-t border-line pt-3"
          >
            <h3 id={`appeal-${earlier.id}`} className="font-sans text-base font-semibold">
              Earlier, against the {MEASURE_NAMES[earlier.measure]}
            </h3>
            <p className="text-sm text-ink-soft">
              <time dateTime={earlier.createdAt}>{formatMoment(earlier.createdAt)}</time>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{earlier.text}</p>
          </section>
        ))}
      </section>
    </Card>
  );
}

function Answer({ detail, appeal }: CaseAppealProps) {
  const ownEmail = useOperatorStore((state) => state.operator?.email);
  const { decision, decidableFrom, needsAnother } = appeal;
  const holder = useClaim(detail);
  const isTooEarly = useIsBefore(decidableFrom ?? '');
  if (decision) {
    return (
      <div className="border-t border-line pt-3">
        <p className="text-sm wrap-anywhere text-ink-soft">
          {decision.operatorEmail},{' '}
          <time dateTime={decision.decidedAt}>{formatMoment(decision.decidedAt)}</time>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{decision.reason}</p>
      </div>
    );
  }
  if (detail.appealStatus === 'rejected') {
    return (
      <p className="text-sm text-ink-soft">
        The decision answered it. The company can appeal against that once.
      </p>
    );
  }
  if (detail.appealStatus !== 'open') return null;
  if (detail.decision === null || decidableFrom === null) {
    return (
      <p className="text-sm text-ink-soft">
        Dismissing the case accepts the appeal; removing or suspending rejects it. If the hold
        stays, another operator decides.
      </p>
    );
  }
  if (needsAnother && detail.decision.operatorEmail === ownEmail) {
    return (
      <p className="text-sm text-ink-soft">
        You decided this case, so another operator decides the appeal.
      </p>
    );
  }
  if (isTooEarly) {
    return (
      <p className="text-sm text-ink-soft">
        It can be decided from <time dateTime={decidableFrom}>{formatMoment(decidableFrom)}</time>{' '}
        on, once the decision cannot be undone.
      </p>
    );
  }
  if (holder === 'other') {
    return <p className="text-sm text-ink-soft">Whoever has this case decides it.</p>;
  }
  const { id: caseId, revision } = detail;
  return <AppealDecisionForm caseId={caseId} appealId={appeal.id} revision={revision} />;
}
