import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Thread } from '@nextshift/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, apiServer, serveApi } from '../test/api-server.ts';
import { SUBMITTED, TEMPLATE } from '../test/application-world.ts';
import {
  EMPLOYER,
  IMPACT,
  makeApplication,
  makeDraft,
  makeJob,
  signInEmployer,
} from '../test/employer-world.ts';
import { makeAssignment } from '../test/roster-world.ts';
import { BOOKED } from '../test/samples.ts';
import { SEEKER_ID } from '../test/seeker-id.ts';
import { CalendarDialog } from './entities/calendar/calendar-dialog.tsx';
import { ReportDialog } from './wings/trust/reports/report-dialog.tsx';
import { FormPreviewDialog } from './wings/hiring/application-form/form-preview-dialog.tsx';
import { ApplicationPreviewDialog } from './wings/hiring/application-preview/application-preview-dialog.tsx';
import { DocumentViewer } from './wings/hiring/application-preview/document-viewer.tsx';
import { CompanyData } from './wings/accounts/company-profile/company-data.tsx';
import { CompanyReports } from './wings/accounts/company-profile/company-reports.tsx';
import { DevicesDialog } from './wings/accounts/company-profile/devices-dialog.tsx';
import { EmailDialog } from './wings/accounts/company-profile/email-dialog.tsx';
import { NotificationsDialog } from './wings/accounts/company-profile/notifications-dialog.tsx';
import { PasskeysDialog } from './wings/accounts/company-profile/passkeys-dialog.tsx';
import { SecondFactorDialog } from './wings/accounts/company-profile/second-factor-dialog.tsx';
import { ContactDialog } from './wings/hiring/employer-applications/applicant/contact-dialog.tsx';
import { AcceptDialog } from './wings/hiring/employer-applications/decisions/accept-dialog.tsx';
import { CancelHireDialog } from './wings/hiring/employer-applications/decisions/cancel-hire-dialog.tsx';
import { ApplicationKeysDialog } from './wings/hiring/employer-applications/keys/application-keys-dialog.tsx';
import { BringBackDialog } from './wings/posting/employer-jobs/bring-back/bring-back-dialog.tsx';
import { CloseJobDialog } from './wings/posting/employer-jobs/close-job-dialog.tsx';
import { DeleteDraftDialog } from './wings/posting/employer-jobs/drafts/delete-draft-dialog.tsx';
import { RenewJobsDialog } from './wings/posting/employer-jobs/renewal/renew-jobs-dialog.tsx';
import { RepostJobDialog } from './wings/posting/employer-jobs/repost/repost-job-dialog.tsx';
import { IntroductionDialog } from './wings/hiring/job-actions/introduction-dialog.tsx';
import { ShiftsDialog } from './wings/hiring/job-actions/shifts-dialog.tsx';
import { DeclineDialog } from './wings/hiring/interviews/booking/decline-dialog.tsx';
import { CancelDialog } from './wings/hiring/interviews/cancel-dialog.tsx';
import { InviteSeveral } from './wings/hiring/interviews/invite/invite-several.tsx';
import { JobPreviewDialog } from './wings/jobs/job-detail/job-preview-dialog.tsx';
import { VersionsDialog } from './wings/posting/job-form/conflict/versions-dialog.tsx';
import { JobImageSection } from './wings/posting/job-form/image/job-image-section.tsx';
import { JobImageDialog } from './wings/posting/job-form/image/job-image-dialog.tsx';
import { draftOfJob } from './wings/posting/job-form/job-draft.ts';
import { useLowPayQuestion } from './wings/posting/job-form/saving/low-pay-question.tsx';
import { PublishAtDialog } from './wings/posting/job-form/saving/publish-at-dialog.tsx';
import { ContactViewsDialog } from './wings/hiring/job-history/contact-views-dialog.tsx';
import { TemplatesDialog } from './wings/hiring/messages/templates/templates-dialog.tsx';
import { TimelineDialog } from './wings/hiring/job-history/timeline-dialog.tsx';
import { WithdrawDialog } from './wings/hiring/job-history/withdraw-dialog.tsx';
import { NO_CRITERIA } from './wings/jobs/job-search/criteria/search-criteria.ts';
import { setFilterOpen, useFilterStore } from './wings/jobs/job-search/filters/filter-store.ts';
import { FilterSheet } from './wings/jobs/job-search/filters/filter-sheet.tsx';
import { SearchSheet } from './wings/jobs/job-search/phone/search-sheet.tsx';
import { MyShiftDialog } from './wings/hiring/my-shifts/my-shift-dialog.tsx';
import { NoticesPanel } from './wings/hiring/notices/notices-panel.tsx';
import { OperatorKeysDialog } from './wings/trust/operators/keys/operator-keys-dialog.tsx';
import { ChooseJobsDialog } from './wings/billing/plan-limits/choose-jobs-dialog.tsx';
import { PlanLimitDialog } from './wings/billing/plan-limits/plan-limit-dialog.tsx';
import { RemoveResumeDialog } from './wings/accounts/seeker-profile/remove-resume-dialog.tsx';
import { DeleteVideoDialog } from './wings/accounts/portfolio/delete-video-dialog.tsx';
import { PlayerDialog } from './wings/accounts/portfolio/player-dialog.tsx';
import { UploadVideoDialog } from './wings/accounts/portfolio/upload-video-dialog.tsx';
import { CoverDialog } from './wings/hiring/roster/cover/cover-dialog.tsx';
import { DateDialog } from './wings/hiring/roster/dates/date-dialogs.tsx';
import { SettingsDialog } from './wings/accounts/seeker-settings/settings-dialog.tsx';
import { InstagramDialog } from './wings/accounts/social-accounts/instagram-dialog.tsx';
import { profileInstagram } from './wings/accounts/social-accounts/instagram-rules.ts';
import { CancelPlanDialog } from './wings/billing/subscription/change/cancel-plan-dialog.tsx';
import { ChangePlanDialog } from './wings/billing/subscription/change/change-plan-dialog.tsx';
import { ContactSales } from './wings/billing/subscription/plans/contact-sales.tsx';
import { PictureDialog } from './platform/forms/picture-dialog.tsx';
import { useLayerHistory } from './platform/routing/use-layer-history.ts';
import { UnsavedDialog, useUnsavedGuard } from './platform/session/use-unsaved-guard.tsx';
import { getQueryClient } from './platform/api/query-client.ts';
import { Button } from './ui/buttons/button.tsx';
import { watchHistory } from './ui/overlays/layer-history.ts';

serveApi();

let endWatch: () => void;
beforeAll(() => {
  endWatch = watchHistory();
});
afterAll(() => {
  endWatch();
});

const user = userEvent.setup();
const JOB = makeJob(1);
const APPLICATION = makeApplication(1, 'Ana');
const VIDEO = {
  video: { url: '/video.mp4', name: 'v', size: 9, contentType: 'video/mp4' },
  number: 1,
};
const ASSIGNMENT = makeAssignment(1, 'Ana');
const THREAD: Thread = {
  applicationId: APPLICATION.id,
  jobId: JOB.id,
  jobTitle: JOB.title,
  companyName: EMPLOYER.companyName,
  applicantName: 'Ana Lopez',
  state: 'open',
  closesAt: null,
  showsContact: false,
  unread: 0,
  lastMessage: null,
};
const none = () => undefined;
const pending = () => new Promise<void>(none);
const reposting = { obstacle: null, repost: none };
const employerId = EMPLOYER.id;
const ofCompany = { employer: EMPLOYER };
const ofApplication = { employerId, application: APPLICATION, onRunnersUp: none, reposting };

interface DialogState {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOpenChange: (open: boolean) => void;
}

/** How to show each dialog of the product, by its file; those that open by a press of their own name its button. */
const dialogs: Readonly<
  Record<string, ((state: DialogState) => ReactNode) | { press: string; page: ReactNode }>
> = {
  'entities/calendar/calendar-dialog.tsx': ({ open, onClose }) => (
    <CalendarDialog accountId={SEEKER_ID} {...{ open, onClose }} />
  ),
  'wings/trust/reports/report-dialog.tsx': ({ open, onClose }) => (
    <ReportDialog
      subject={{ type: 'job', id: JOB.id, title: 'Report this job', about: JOB.title }}
      {...{ open, onClose }}
    />
  ),
  'wings/hiring/application-form/form-preview-dialog.tsx': ({ open, onClose }) => (
    <FormPreviewDialog asked={open ? TEMPLATE : null} onClose={onClose} />
  ),
  'wings/hiring/application-preview/application-preview-dialog.tsx': ({ open, onClose }) => (
    <ApplicationPreviewDialog applicationId={open ? SUBMITTED.id : null} onClose={onClose} />
  ),
  'wings/hiring/application-preview/document-viewer.tsx': ({ open, onClose }) => (
    <DocumentViewer
      viewed={
        open
          ? { kind: 'resume', document: { documentId: JOB.id, name: 'resume.pdf', size: 9 } }
          : null
      }
      onClose={onClose}
    />
  ),
  'wings/accounts/company-profile/company-data.tsx': {
    press: 'Delete account...',
    page: <CompanyData {...ofCompany} />,
  },
  'wings/accounts/company-profile/company-reports.tsx': {
    press: 'See your reports',
    page: <CompanyReports />,
  },
  'wings/accounts/company-profile/devices-dialog.tsx': ({ open, onOpenChange }) => (
    <DevicesDialog {...ofCompany} {...{ open, onOpenChange }} />
  ),
  'wings/accounts/company-profile/email-dialog.tsx': ({ open, onOpenChange }) => (
    <EmailDialog {...ofCompany} {...{ open, onOpenChange }} />
  ),
  'wings/accounts/company-profile/notifications-dialog.tsx': ({ open, onOpenChange }) => (
    <NotificationsDialog {...ofCompany} {...{ open, onOpenChange }} />
  ),
  'wings/accounts/company-profile/passkeys-dialog.tsx': ({ open, onOpenChange }) => (
    <PasskeysDialog {...ofCompany} {...{ open, onOpenChange }} />
  ),
  'wings/accounts/company-profile/second-factor-dialog.tsx': ({ open, onOpenChange }) => (
    <SecondFactorDialog {...ofCompany} {...{ open, onOpenChange }} />
  ),
  'wings/hiring/employer-applications/applicant/contact-dialog.tsx': ({ open, onClose }) => (
    <ContactDialog application={open ? APPLICATION : null} onClose={onClose} />
  ),
  'wings/hiring/employer-applications/decisions/accept-dialog.tsx': ({ open, onClose }) => (
    <AcceptDialog
      {...ofApplication}
      {...{ open, onClose }}
      onAccepted={none}
      returnFocus={undefined}
    />
  ),
  'wings/hiring/employer-applications/decisions/cancel-hire-dialog.tsx': ({ open, onClose }) => (
    <CancelHireDialog
      {...ofApplication}
      {...{ open, onClose }}
      onCancelled={none}
      returnFocus={undefined}
    />
  ),
  'wings/hiring/employer-applications/keys/application-keys-dialog.tsx': ({ open, onClose }) => (
    <ApplicationKeysDialog {...{ open, onClose }} />
  ),
  'wings/posting/job-form/image/job-image-section.tsx': {
    press: 'Upload Job Image',
    page: <JobImageSection image={null} onImageChange={none} />,
  },
  'wings/posting/employer-jobs/bring-back/bring-back-dialog.tsx': ({ open, onClose }) => (
    <BringBackDialog
      employerId={employerId}
      offer={open ? { job: JOB, count: 2 } : null}
      onClose={onClose}
    />
  ),
  'wings/posting/employer-jobs/close-job-dialog.tsx': ({ open, onClose }) => (
    <CloseJobDialog employerId={employerId} job={open ? JOB : null} onClose={onClose} />
  ),
  'wings/posting/employer-jobs/drafts/delete-draft-dialog.tsx': ({ open, onClose }) => (
    <DeleteDraftDialog
      employerId={employerId}
      draft={open ? makeDraft(1) : null}
      onClose={onClose}
    />
  ),
  'wings/posting/employer-jobs/renewal/renew-jobs-dialog.tsx': ({ open, onClose }) =>
    open ? <RenewJobsDialog employerId={employerId} jobs={[JOB]} onClose={onClose} /> : null,
  'wings/posting/employer-jobs/repost/repost-job-dialog.tsx': ({ open, onClose }) => (
    <RepostJobDialog
      employerId={employerId}
      job={open ? JOB : null}
      onClose={onClose}
      onRefused={() => false}
      onReposted={none}
    />
  ),
  'wings/hiring/job-actions/introduction-dialog.tsx': ({ open, onClose }) => (
    <IntroductionDialog
      userId={SEEKER_ID}
      missing={['phoneNumber']}
      submitLabel="Save and apply"
      onSaved={none}
      {...{ open, onClose }}
    />
  ),
  'wings/hiring/job-actions/shifts-dialog.tsx': ({ open, onClose }) => (
    <ShiftsDialog userId={SEEKER_ID} job={JOB} onChosen={none} {...{ open, onClose }} />
  ),
  'wings/hiring/interviews/booking/decline-dialog.tsx': ({ open, onClose }) => (
    <DeclineDialog accountId={SEEKER_ID} interview={BOOKED} {...{ open, onClose }} />
  ),
  'wings/hiring/interviews/cancel-dialog.tsx': ({ open, onClose }) => (
    <CancelDialog employerId={employerId} interview={BOOKED} {...{ open, onClose }} />
  ),
  'wings/hiring/interviews/invite/invite-several.tsx': ({ open, onClose }) =>
    open ? (
      <InviteSeveral
        employerId={employerId}
        jobId={JOB.id}
        applications={[APPLICATION]}
        onClose={onClose}
      />
    ) : null,
  'wings/jobs/job-detail/job-preview-dialog.tsx': ({ open, onClose }) => (
    <JobPreviewDialog job={JOB} {...{ open, onClose }} />
  ),
  'wings/posting/job-form/conflict/versions-dialog.tsx': ({ open, onClose }) => (
    <VersionsDialog
      title="This job was changed elsewhere"
      description="Choose which one stays."
      takeLabel="Take the saved one"
      fields={open ? [{ label: 'Title', mine: 'A', saved: 'B', isOnlyTheirs: false }] : null}
      pending={false}
      onKeepMine={none}
      onTakeSaved={none}
      onClose={onClose}
    />
  ),
  'wings/posting/job-form/image/job-image-dialog.tsx': ({ open, onClose }) => (
    <JobImageDialog
      image={null}
      onImageChange={none}
      missing={[]}
      pending={false}
      progress={0}
      error={undefined}
      onCreate={none}
      {...{ open, onClose }}
    />
  ),
  'wings/posting/job-form/saving/low-pay-question.tsx': { press: 'Post', page: <LowPay /> },
  'wings/posting/job-form/saving/publish-at-dialog.tsx': ({ open, onClose }) => (
    <PublishAtDialog
      publishAt={null}
      pending={false}
      error={undefined}
      onSchedule={none}
      {...{ open, onClose }}
    />
  ),
  'wings/hiring/messages/templates/templates-dialog.tsx': ({ open, onClose }) =>
    open ? (
      <TemplatesDialog
        accountId={employerId}
        thread={THREAD}
        text=""
        onChoose={none}
        onClose={onClose}
      />
    ) : null,
  'wings/hiring/job-history/contact-views-dialog.tsx': (dialog) => (
    <ContactViewsDialog application={SUBMITTED} {...dialog} />
  ),
  'wings/hiring/job-history/timeline-dialog.tsx': (dialog) => (
    <TimelineDialog application={SUBMITTED} {...dialog} />
  ),
  'wings/hiring/job-history/withdraw-dialog.tsx': ({ open, onClose }) => (
    <WithdrawDialog application={open ? SUBMITTED : null} onClose={onClose} />
  ),
  'wings/jobs/job-search/filters/filter-sheet.tsx': { press: 'Filters', page: <Filters /> },
  'wings/jobs/job-search/phone/search-sheet.tsx': { press: 'Filters', page: <PhoneSearch /> },
  'wings/hiring/my-shifts/give-up-dialog.tsx': ({ open, onClose }) => (
    <MyShiftDialog
      accountId={SEEKER_ID}
      asked={open ? { change: 'give-up', shift: ASSIGNMENT } : null}
      onClose={onClose}
    />
  ),
  'wings/hiring/my-shifts/my-shift-dialog.tsx': ({ open, onClose }) => (
    <MyShiftDialog
      accountId={SEEKER_ID}
      asked={open ? { change: 'dispute', shift: ASSIGNMENT } : null}
      onClose={onClose}
    />
  ),
  'wings/hiring/notices/notices-panel.tsx': ({ open, onOpenChange }) => (
    <NoticesPanel
      notices={[]}
      side="seeker"
      unreadIds={[]}
      error={null}
      retrying={false}
      onRetry={none}
      {...{ open, onOpenChange }}
    />
  ),
  'wings/trust/operators/keys/operator-keys-dialog.tsx': ({ open, onClose }) => (
    <OperatorKeysDialog {...{ open, onClose }} />
  ),
  'wings/billing/plan-limits/choose-jobs-dialog.tsx': ({ open, onClose }) =>
    open ? (
      <ChooseJobsDialog
        employerId={employerId}
        surplus={{ jobs: [], maxActiveJobs: 1, closesAt: '2026-02-01T12:00:00.000Z' }}
        onClose={onClose}
      />
    ) : null,
  'wings/billing/plan-limits/plan-limit-dialog.tsx': ({ open, onClose }) => (
    <PlanLimitDialog
      limit={open ? { planType: 'Ignite', activeJobs: 1, maxActiveJobs: 1 } : null}
      onClose={onClose}
    />
  ),
  'wings/accounts/portfolio/player-dialog.tsx': ({ open, onClose }) => (
    <PlayerDialog opened={open ? VIDEO : null} onClose={onClose} />
  ),
  'wings/accounts/seeker-profile/remove-resume-dialog.tsx': ({ open, onClose }) => (
    <RemoveResumeDialog userId={SEEKER_ID} open={open} onClose={onClose} returnFocus={() => null} />
  ),
  'wings/accounts/portfolio/delete-video-dialog.tsx': ({ open, onClose }) => (
    <DeleteVideoDialog
      userId={SEEKER_ID}
      asked={open ? VIDEO : null}
      onClose={onClose}
      focusAt={() => null}
    />
  ),
  'wings/accounts/portfolio/upload-video-dialog.tsx': ({ open, onClose }) => (
    <UploadVideoDialog userId={SEEKER_ID} {...{ open, onClose }} />
  ),
  'wings/hiring/roster/cover/cover-dialog.tsx': ({ open, onClose }) => (
    <CoverDialog
      employerId={employerId}
      asked={open ? { assignment: ASSIGNMENT, busyIds: [], row: null } : null}
      onClose={onClose}
    />
  ),
  'wings/hiring/roster/dates/date-dialogs.tsx': ({ open, onClose }) => (
    <DateDialog
      employerId={employerId}
      asked={open ? { change: 'cancel', assignment: ASSIGNMENT, row: null } : null}
      onClose={onClose}
    />
  ),
  'wings/accounts/seeker-settings/settings-dialog.tsx': ({ open, onOpenChange }) => (
    <SettingsDialog hasProfile {...{ open, onOpenChange }} />
  ),
  'wings/accounts/social-accounts/instagram-dialog.tsx': ({ open, onClose }) => (
    <InstagramDialog
      rules={profileInstagram}
      placeholder="@handle"
      account={null}
      pending={false}
      failure={undefined}
      onConnect={none}
      {...{ open, onClose }}
    />
  ),
  'wings/billing/subscription/change/cancel-plan-dialog.tsx': ({ open, onClose }) => (
    <CancelPlanDialog
      employerId={employerId}
      subscription={open ? IMPACT : null}
      onClose={onClose}
    />
  ),
  'wings/billing/subscription/change/change-plan-dialog.tsx': ({ open, onClose }) => (
    <ChangePlanDialog
      employerId={employerId}
      question={
        open ? { wanted: { planType: 'basic', billingCycle: 'monthly' }, current: IMPACT } : null
      }
      onClose={onClose}
    />
  ),
  'wings/billing/subscription/plans/contact-sales.tsx': {
    press: 'Contact Sales',
    page: <ContactSales />,
  },
  'platform/forms/picture-dialog.tsx': ({ open, onClose }) => (
    <PictureDialog current={null} upload={pending} {...{ open, onClose }} />
  ),
  'platform/session/use-unsaved-guard.tsx': { press: 'Leave', page: <Unsaved /> },
};

/** The router has an entry for these, which Back leaves: journeys see it. */
const withOwnEntry = [
  'wings/hiring/employer-applications/applicant/applicant-page.tsx',
  'wings/jobs/job-detail/job-dialog.tsx',
  'pages/employer/edit-job.tsx',
];

function LowPay() {
  const { unlessPayIsLow, question } = useLowPayQuestion();
  return (
    <>
      <Button
        onClick={() => {
          unlessPayIsLow(draftOfJob({ payRate: 3, payFrequency: 'Per Hour' }), none);
        }}
      >
        Post
      </Button>
      {question}
    </>
  );
}

function OpenFilters() {
  return (
    <Button
      onClick={() => {
        setFilterOpen(true);
      }}
    >
      Filters
    </Button>
  );
}

function Filters() {
  const isOpen = useFilterStore((state) => state.isOpen);
  return (
    <>
      <OpenFilters />
      <FilterSheet criteria={NO_CRITERIA} isOpen={isOpen} errors={{}} apply={() => true} />
    </>
  );
}

function PhoneSearch() {
  const isOpen = useFilterStore((state) => state.isOpen);
  return (
    <>
      <OpenFilters />
      <SearchSheet criteria={NO_CRITERIA} isOpen={isOpen} />
    </>
  );
}

function Unsaved() {
  const blocker = useUnsavedGuard(() => true);
  return (
    <>
      <Link to="/elsewhere">Leave</Link>
      <UnsavedDialog blocker={blocker} title="Leave?" description="Your work is lost." />
    </>
  );
}

/** All source files with a dialog. */
function filesWithDialogs(): string[] {
  const root = import.meta.dirname;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => !file.startsWith(join('ui', 'overlays')))
    .filter((file) =>
      /<((Confirm|Keys)?Dialog|FullPage)\s/.test(readFileSync(join(root, file), 'utf8')),
    )
    .map((file) => file.replaceAll('\\', '/'));
}

it('names every dialog of the product, and all are made by the two components', () => {
  expect([...Object.keys(dialogs), ...withOwnEntry].toSorted()).toEqual(
    filesWithDialogs().toSorted(),
  );
});

it.each(Object.entries(dialogs))('Back closes %s and stays on its page', async (_file, dialog) => {
  signInEmployer();
  apiServer.use(http.all(`${API}/*`, () => delay('infinite')));
  history.replaceState(null, '', '/here');
  const router = createBrowserRouter([{ path: '*', element: <Opened dialog={dialog} /> }]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  if (typeof dialog !== 'function') {
    await user.click(screen.getByText(dialog.press));
  }
  await waitFor(() => expect(openDialog()).not.toBeNull());
  await waitFor(() => expect(history.state).toMatchObject({ depth: 1 }));

  history.back();

  await waitFor(() => expect(openDialog()).toBeNull());
  expect(location.pathname).toBe('/here');
  router.dispose();
});

function Opened({ dialog }: { dialog: (typeof dialogs)[string] }) {
  useLayerHistory();
  const [open, setOpen] = useState(true);
  if (typeof dialog !== 'function') return dialog.page;
  return dialog({ open, onClose: () => setOpen(false), onOpenChange: setOpen });
}

const openDialog = () => document.querySelector('[role$="dialog"][data-state="open"]');
