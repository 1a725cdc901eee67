import { describeShifts, formatPay, type Application } from '@nextshift/contract';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { expectedAnswer } from '../../../entities/application/answer-words.ts';
import { endedWords } from '../../../entities/application/ended-words.ts';
import { StatusChip } from '../../../entities/application/status-chip.tsx';
import { SAFETY_WORDS, useReportDialog } from '../../trust/reports/index.ts';
import { actionsOf, type ApplicationAct } from './application-acts.ts';
import { ContactViewsDialog } from './contact-views-dialog.tsx';
import { HistoryRow } from './history-row.tsx';
import { TimelineDialog } from './timeline-dialog.tsx';

export interface ApplicationRowProps {
  application: Application;
  onView: (application: Application) => void;
  onWithdraw: (application: Application) => void;
}

/** An application with its next act; the others are in its menu. */
export function ApplicationRow({ application, onView, onWithdraw }: ApplicationRowProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ApplicationAct | null>(null);
  const { id, job, jobId, status, createdAt, endedReason, answerDueAt } = application;
  const { openReport, reportDialog } = useReportDialog({
    type: 'application',
    id,
    title: 'Report this employer',
    about: `How ${job.companyName} dealt with your application for “${job.title}”.`,
  });
  const run = (act: ApplicationAct) => {
    if (act === 'view') onView(application);
    else if (act === 'withdraw') onWithdraw(application);
    else if (act === 'report') openReport();
    else if (act === 'messages') void navigate(paths.messages('seeker', id));
    else setOpened(act);
  };
  const dialog = (act: ApplicationAct) => ({
    application,
    open: opened === act,
    onClose: () => {
      setOpened(null);
    },
  });
  const { next, others } = actionsOf(application);
  return (
    <HistoryRow
      jobId={jobId}
      titleId={titleId}
      headingLevel="h3"
      job={job}
      pay={formatPay(job)}
      hours={hoursOf(application)}
      when={`Applied ${formatDate(createdAt)}`}
      end={
        endedReason === null ? expectedAnswer(answerDueAt) : `Closed: ${endedWords(endedReason)}`
      }
      badge={<StatusChip application={application} />}
      corner={
        <Menu
          label={`More for ${job.title}`}
          items={others.map((act) => ({
            label: ACT_WORDS[act],
            onSelect: () => {
              run(act);
            },
          }))}
        />
      }
    >
      {status === 'Accepted' ? <p className="mt-2 max-w-prose">{SAFETY_WORDS}</p> : null}
      <div className="mt-auto pt-2.5">
        {next === 'shifts' || next === 'interview' ? (
          <Button variant="secondary" size="small" asChild className="relative">
            {next === 'shifts' ? (
              <PageLink to={paths.myShifts()}>Your shifts</PageLink>
            ) : (
              <PageLink to={paths.interview(id)}>Your interview</PageLink>
            )}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-describedby={titleId}
            className="relative"
            onClick={() => {
              run(next);
            }}
          >
            {ACT_WORDS[next]}
          </Button>
        )}
      </div>
      <TimelineDialog {...dialog('timeline')} />
      {status === 'Accepted' ? <ContactViewsDialog {...dialog('contact')} /> : null}
      {reportDialog}
    </HistoryRow>
  );
}

const ACT_WORDS = {
  view: 'View Application',
  messages: 'Messages',
  timeline: 'Timeline',
  contact: 'Who saw my contact details',
  withdraw: 'Withdraw',
  report: 'Report this employer',
} as const satisfies Readonly<Record<ApplicationAct, string>>;

/** The shifts that one has, or said that one can work; nothing once it is over. */
function hoursOf({ shifts, status, endedReason }: Application) {
  const isOver = endedReason !== null || status === 'Rejected' || status === 'Withdrawn';
  if (shifts.length === 0 || isOver) return null;
  const words = describeShifts(shifts).join('; ');
  if (status !== 'Accepted') return `You can work ${words}`;
  return (
    <>
      You work <strong className="font-semibold">{words}</strong>
    </>
  );
}
