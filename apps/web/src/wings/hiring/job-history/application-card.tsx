import {
  describeShifts,
  formatPay,
  isAllowedFrom,
  statusFromSeekerLabel,
  type Application,
  type SeekerStatusLabel,
} from '@nextshift/contract';
import { useId } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonLook } from '../../../ui/buttons/button-look.ts';
import { expectedAnswer } from '../../../entities/application/answer-words.ts';
import { endedWords } from '../../../entities/application/ended-words.ts';
import { ReportButton, SAFETY_WORDS } from '../../trust/reports/index.ts';
import { ContactViews } from './contact-views.tsx';
import { HistoryCard } from './history-card.tsx';
import { StatusChip } from './status-chip.tsx';
import { TimelineButton } from './timeline-button.tsx';

export interface ApplicationCardProps {
  application: Application;
  onView: (application: Application) => void;
  onWithdraw: (application: Application) => void;
}

export function ApplicationCard({ application, onView, onWithdraw }: ApplicationCardProps) {
  const titleId = useId();
  const { id, job, jobId, status, createdAt, applicationId, endedReason, answerDueAt } =
    application;
  return (
    <HistoryCard
      jobId={jobId}
      titleId={titleId}
      job={job}
      pay={formatPay(job)}
      hours={<Hours application={application} />}
      when={`Applied ${formatDate(createdAt)}`}
      end={
        endedReason === null ? expectedAnswer(answerDueAt) : `Closed: ${endedWords(endedReason)}`
      }
      corner={<StatusChip application={application} />}
    >
      {status === 'Accepted' ? (
        <p className="mb-2 max-w-prose text-sm text-ink-soft">{SAFETY_WORDS}</p>
      ) : null}
      <div className="relative -mx-3 flex min-h-9 flex-wrap items-center gap-1">
        {canWithdraw(status) ? (
          <Button
            variant="ghost"
            size="small"
            aria-describedby={titleId}
            onClick={() => {
              onWithdraw(application);
            }}
          >
            Withdraw
          </Button>
        ) : null}
        {status === 'Accepted' ? (
          <ContactViews application={application} titleId={titleId} />
        ) : null}
        <TimelineButton application={application} titleId={titleId} />
        {applicationId === null ? null : (
          <Button
            variant="secondary"
            size="small"
            aria-describedby={titleId}
            className="mx-2"
            onClick={() => {
              onView(application);
            }}
          >
            View Application
          </Button>
        )}
        <ReportButton
          subject={{
            type: 'application',
            id,
            title: 'Report this employer',
            about: `How ${job.companyName} dealt with your application for “${job.title}”.`,
          }}
          label="Report"
          titleId={titleId}
          className={buttonLook('ghost', 'small', false)}
        />
      </div>
    </HistoryCard>
  );
}

/** The shifts that one has, or said that one can work; nothing for a job without shifts. */
function Hours({ application: { shifts, status } }: Pick<ApplicationCardProps, 'application'>) {
  // Whether they could is no matter any more once it is declined, withdrawn or closed.
  if (shifts.length === 0 || !canWithdraw(status)) return null;
  const words = describeShifts(shifts).join('; ');
  if (status !== 'Accepted') return `You can work ${words}`;
  return (
    <>
      You work <strong className="font-semibold">{words}</strong>.{' '}
      <PageLink to={paths.myShifts()} className="relative text-link">
        Your shifts
      </PageLink>
    </>
  );
}

/** Whether an application can still be withdrawn. */
function canWithdraw(word: SeekerStatusLabel): boolean {
  const status = statusFromSeekerLabel(word);
  return status !== null && isAllowedFrom('withdraw', status);
}
