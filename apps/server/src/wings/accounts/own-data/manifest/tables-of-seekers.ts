import { DAY_MS, profileListKeys, seekerStatusLabels } from '@nextshift/contract';
import type { TableEntry } from './table-entry.ts';

export const tablesOfSeekers = {
  seekers: {
    of: 'id',
    parts: {
      account: {
        columns: `id first_name last_name email email_confirmed_at terms_accepted_at terms_version
          created_at last_seen_at`,
      },
      settings: {
        columns: `profile_visible email_visible phone_visible school_visible notify_by_email
          notify_by_push notify_by_sms muted_push muted_mail`,
      },
    },
    unexported: `password_hash has_known_browser sign_in_mailed_at suspended_at told_of_change_at
      change_notified_at updated_at picture_file_id`,
    file: { column: 'picture_file_id', folder: 'picture' },
    seeker: { delete: 'all' },
  },
  profiles: {
    of: 'seeker_id',
    parts: {
      profile: {
        columns: `city state bio phone_number current_position ${profileListKeys.join(' ')}
          created_at updated_at`,
      },
    },
  },
  profile_drafts: { of: 'seeker_id', parts: { profileDraft: { columns: 'draft updated_at' } } },
  school_emails: {
    of: 'seeker_id',
    parts: {
      schoolEmail: { columns: 'email confirmed_at pending_email requested_at' },
    },
    expires: [
      { since: 'requested_at', afterMs: 7 * DAY_MS, without: 'email' },
      { since: 'requested_at', afterMs: 7 * DAY_MS, erase: 'pending_email requested_at' },
    ],
  },
  social_accounts: {
    of: 'seeker_id',
    parts: {
      socialAccounts: { columns: 'platform handle followers created_at', order: 'platform' },
    },
    unexported: 'id',
  },
  portfolio_videos: {
    of: 'seeker_id',
    unexported: 'id place file_id original_name created_at',
    file: { column: 'file_id', folder: 'videos', name: 'original_name' },
  },
  availability: {
    of: 'seeker_id',
    presented: { availability: 'weekly busy share time_zone weekly_hours_max' },
    unexported: 'updated_at',
  },
  busy_terms: { of: 'seeker_id', presented: { availability: 'during:busy minutes:busy' } },
  saved_jobs: {
    of: 'seeker_id job_id>jobs',
    exportedTo: 'seeker',
    presented: { savedJobs: 'job_id created_at:savedAt' },
    unexported: 'id',
    employer: { delete: 'all' },
  },
  saved_job_reminders: {
    of: 'seeker_id job_id>jobs',
    exportedTo: 'seeker',
    parts: {
      savedJobReminders: {
        columns: 'job_id created_at:remindedAt mailed_at',
        order: 'created_at',
      },
    },
    employer: { delete: 'all' },
  },
  alerts: {
    of: 'seeker_id',
    presented: { alerts: 'criteria cadence local_hour time_zone paused created_at' },
    unexported: 'id next_run_at requested_at searched_to updated_at',
  },
  alert_mails: {
    of: 'seeker_id',
    presented: { alerts: 'sent_at' },
    unexported: 'id slot created_at',
    // What was delivered is kept, so that no job comes twice.
    expires: [{ since: 'created_at', afterMs: 90 * DAY_MS }],
  },
  alert_deliveries: {
    of: 'seeker_id job_id>jobs',
    exportedTo: 'seeker',
    presented: { alerts: 'job_id' },
    unexported: 'alert_id mail_id created_at',
    employer: { delete: 'all' },
  },
  notices: {
    of: 'seeker_id employer_id',
    parts: {
      notices: {
        columns:
          'application_id saved_job_id status reason message_id interview_id created_at read_at',
        order: 'created_at',
        words: { status: seekerStatusLabels },
      },
    },
    unexported: 'id assignment_id',
    // Before its applications lose their owner.
    seeker: { delete: 'all' },
    employer: { delete: 'all' },
    expires: [{ since: 'created_at', afterMs: 90 * DAY_MS }],
  },
} as const satisfies Record<string, TableEntry>;
