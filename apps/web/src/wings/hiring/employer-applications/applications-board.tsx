import type { EmployerApplication } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { ApplicantList, findSelectedRow } from './list/applicant-list.tsx';
import { ApplicantPage } from './applicant/applicant-page.tsx';
import { ApplicantPanel } from './applicant/applicant-panel.tsx';
import { ApplicationDecisions, hasDecisions } from './decisions/application-decisions.tsx';
import type { Reposting } from './decisions/cancel-hire-dialog.tsx';
import { ApplicationsBody } from './list/applications-body.tsx';
import { ApplicationsToolbar, type JobChoice } from './list/applications-toolbar.tsx';
import { InviteApplicants } from './list/invite-applicants.tsx';
import { ContactDialog } from './applicant/contact-dialog.tsx';
import { DecisionDialogs } from './decisions/decision-dialogs.tsx';
import { ApplicationKeysDialog } from './keys/application-keys-dialog.tsx';
import { useApplicationsBoard } from './use-applications-board.ts';
import type { ApplicationsView } from './list/applications-view.ts';

/** What each list is called. */
const LIST_LABELS = {
  due: 'Applications due',
  open: 'Open applications',
  closed: 'Closed applications',
} as const satisfies Record<ApplicationsView['state'], string>;

/** '1 open application', '12 closed applications', '3 applications due'. */
function countText(count: number, state: ApplicationsView['state']): string {
  const noun = count === 1 ? 'application' : 'applications';
  return state === 'due' ? `${String(count)} ${noun} due` : `${String(count)} ${state} ${noun}`;
}

export interface ApplicationsBoardProps {
  employerId: string;
  /** The jobs to filter by. */
  jobs: readonly JobChoice[];
  /** Shows the answers and documents of an application that was made through a form. */
  onPreview: (application: EmployerApplication) => void;
  /** The same inline; null for an application without a form. */
  answersOf: (application: EmployerApplication) => ReactNode;
  reposting: Reposting;
}

/** All applications to an employer's jobs, and the applicant chosen among them. */
export function ApplicationsBoard(props: ApplicationsBoardProps) {
  const { employerId, jobs, onPreview, answersOf, reposting } = props;
  const board = useApplicationsBoard(employerId);
  const { view, changeView, list, applications, counts, isBeside, selection, focus } = board;
  const { selected } = selection;

  const decisionsOf = (application: EmployerApplication) =>
    hasDecisions(application) ? (
      <ApplicationDecisions
        application={application}
        hasLetterKeys={board.hasLetters && isBeside}
        onAsk={board.ask}
        onDecline={board.decline}
        onContact={board.setContactOf}
        onUndo={board.undo.mutate}
        isUndoing={board.undo.isPending}
        onReopen={board.reopen}
      />
    ) : null;

  return (
    <>
      <ApplicationsToolbar
        view={view}
        onViewChange={changeView}
        jobs={jobs}
        employerId={employerId}
        counts={counts}
      />
      {view.jobId !== null && view.state === 'open' ? (
        <InviteApplicants employerId={employerId} jobId={view.jobId} applications={applications} />
      ) : null}
      <ApplicationsBody
        view={view}
        list={list}
        isEmpty={applications.length === 0 && !(isBeside && selected)}
        onShowAll={() => {
          changeView({ search: '', jobId: null, answers: {} });
        }}
        onHelp={() => {
          board.setIsHelpOpen(true);
        }}
        onLoadMore={board.more.expectMore}
        panel={
          isBeside && selected ? (
            <ApplicantPanel
              key={selected.id}
              employerId={employerId}
              application={selected}
              onPreview={onPreview}
              answersOf={answersOf}
              onFocus={focus.onPanelFocus}
              decisions={decisionsOf(selected)}
            />
          ) : null
        }
      >
        <ApplicantList
          listRef={board.more.list}
          onFocus={focus.onListFocus}
          label={LIST_LABELS[view.state]}
          applications={applications}
          sharesJob={view.jobId !== null}
          selectedId={selected?.id}
          isBeside={isBeside}
          onSelect={selection.select}
        />
      </ApplicationsBody>
      <ApplicantPage
        position={board.position}
        count={counts[view.state] ?? 0}
        onStep={board.page}
        employerId={employerId}
        application={!isBeside && selection.isOpened ? selected : null}
        hasOwnEntry={board.hasOwnEntry}
        onClose={selection.close}
        onPreview={onPreview}
        answersOf={answersOf}
        decisionsOf={decisionsOf}
        returnFocus={() => focus.afterMove() ?? findSelectedRow()}
      />
      <DecisionDialogs
        employerId={employerId}
        asked={board.asked}
        onClose={board.stopAsking}
        onAccepted={board.proceedAfter}
        onLeave={board.leave}
        onRunnersUp={(jobId) => {
          changeView({ state: 'open', jobId });
        }}
        reposting={reposting}
        returnFocus={focus.afterMove}
      />
      <ContactDialog
        application={board.contactOf}
        onClose={() => {
          board.setContactOf(null);
        }}
      />
      <ApplicationKeysDialog
        open={board.isHelpOpen}
        onClose={() => {
          board.setIsHelpOpen(false);
        }}
      />
      <VisuallyHidden role="status">
        {list.data && !list.isPlaceholderData ? countText(counts[view.state] ?? 0, view.state) : ''}
      </VisuallyHidden>
    </>
  );
}
