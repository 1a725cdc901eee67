import type { Fault } from '@nextshift/test-kit/testbed/fault';

/** Faults in who takes an opening, in the life of a job, and in what an account's deletion leaves. */
export const faultsOfJobs: readonly Fault[] = [
  {
    title: 'Applicants who were brought back are brought back again',
    edits: [
      {
        file: 'wings/hiring/applications/bring-back/bring-back.queries.ts',
        replace: ".where('applications.brought_back_at', 'is', null)",
        by: '',
      },
    ],
  },
  {
    title: 'More applicants are brought back than the plan allows',
    edits: [
      {
        file: 'wings/hiring/applications/bring-back/bring-back-applicants.ts',
        replace: 'Math.min(BATCH_SIZE, Math.max(0, max - applicants))',
        by: 'BATCH_SIZE',
      },
    ],
  },
  {
    title: 'A declined application is reopened without room for it',
    edits: [
      {
        file: 'wings/hiring/applications/decide/change-application-status.ts',
        replace: "if (action === 'reopen') await requireRoom(transaction, job.id);",
        by: 'void requireRoom;',
      },
    ],
  },
  {
    title: 'A job takes one applicant more than the plan allows',
    edits: [
      {
        file: 'wings/jobs/jobs/present-job.ts',
        replace: 'job.applicant_count >= job.max_applicants',
        by: 'job.applicant_count > job.max_applicants',
      },
    ],
  },
  {
    title: 'Applicants are not counted',
    statements: ['ALTER TABLE applications DISABLE TRIGGER applications_count_applicants'],
  },
  {
    title: 'One job more than the plan allows can be active',
    edits: [
      {
        file: 'wings/billing/subscriptions/require-plan-capacity.ts',
        replace: 'if (activeJobs >= limit) {',
        by: 'if (activeJobs > limit) {',
      },
    ],
  },
  {
    title: 'A blocked draft takes freed room at once',
    edits: [
      {
        file: 'wings/posting/job-drafts/publish-scheduled-drafts.ts',
        replace:
          'return since !== null && clock().getTime() - since.getTime() >= config.closingGraceMs;',
        by: 'return Boolean(clock) || since !== null;',
      },
    ],
  },
  {
    title: 'A smaller plan closes the oldest jobs',
    edits: [
      {
        file: 'wings/billing/subscriptions/surplus/surplus-rules.ts',
        replace: 'inOrder.slice(0, room)',
        by: 'inOrder.toReversed().slice(0, room)',
      },
    ],
  },
  {
    title: 'The jobs of an ended plan count as closed by their employer',
    edits: [
      {
        file: 'wings/billing/subscriptions/endings/process-plan-endings.ts',
        replace: "reason: 'plan_ended',",
        by: "reason: 'closed',",
      },
    ],
  },
  {
    title: 'A job is renewed long before its end',
    edits: [
      {
        file: 'wings/posting/job-postings/renew-job.ts',
        replace: "if (!isRenewable(end, now)) throw new AppError('renew_too_early');",
        by: 'void [isRenewable, now];',
      },
    ],
  },
  {
    title: 'A job is reposted beside its accepted applicant',
    edits: [
      {
        file: 'wings/posting/job-postings/update-job.ts',
        replace: 'if (openingsLeft(job) === 0) ',
        by: 'if (openingsLeft(job) < 0) ',
      },
    ],
  },
  {
    title: 'A job stays filled when its opening is taken back',
    edits: [
      {
        file: 'wings/jobs/jobs/close-jobs.queries.ts',
        replace: "then 'closed' else jobs.closed_reason end`;",
        by: "then 'filled' else jobs.closed_reason end`;",
      },
    ],
  },
  {
    title: 'Acceptances that the applicant ended are counted',
    edits: [
      {
        file: 'wings/hiring/applications/decide/acceptances.queries.ts',
        replace: ".where('ended_by', 'is distinct from', 'seeker')",
        by: '',
      },
    ],
  },
  {
    title: 'Acceptances are not limited',
    edits: [
      {
        file: 'wings/hiring/applications/decide/require-acceptance-left.ts',
        replace: "if (message !== null) throw new AppError('accept_limit_reached', { message });",
        by: 'void [message, AppError];',
      },
    ],
  },
  {
    title: 'A contact that was shown is missing in the timeline',
    statements: ['ALTER TABLE contact_showings DISABLE TRIGGER contact_showings_record_event'],
  },
  {
    title: 'A company that leaves leaves those behind whom it accepted',
    edits: [
      {
        file: 'wings/accounts/own-data/end-company.ts',
        replace: 'rows: await endAccepted(transaction, employerId, now) },',
        by: 'rows: (void endAccepted, []) as { id: string; seeker_id: string | null }[] },',
      },
    ],
  },
  {
    title: 'No employer is told of an accepted applicant who deletes the account',
    edits: [
      {
        file: 'wings/hiring/applications/apply/withdraw-all.ts',
        replace: 'await enqueue(transaction, withdrawalMail, { applicationId, withdrawnAt });',
        by: 'void [enqueue, withdrawalMail, applicationId, withdrawnAt];',
      },
    ],
  },
];
