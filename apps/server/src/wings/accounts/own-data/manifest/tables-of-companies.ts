import { DAY_MS, jobFieldNames } from '@nextshift/contract';
import { columnOfField, erasedColumns } from '../../../jobs/index.ts';
import type { Erasure, TableEntry } from './table-entry.ts';

const gone = { employer: { delete: 'all' } } as const;
const books = { employer: { keep: 'for the books' } } as const;
const ofJob = { of: 'job_id>jobs', employer: { keep: 'as long as the job' } } as const;

/** A text that is no address: the company cannot be contacted, found or signed in to. */
const addressOf = ({ accountId }: Erasure) => `deleted ${accountId}`;

/** A deleted company leaves a name, and closed jobs as their applicants' history. */
export const tablesOfCompanies = {
  employers: {
    of: 'id',
    parts: {
      account: {
        columns: `id company_name email email_confirmed_at contact_email phone_number website
          address city state description tax_number_last_four terms_accepted_at terms_version
          answered_share median_answer_days responsiveness_as_of cover_across created_at
          notify_by_email notify_by_push muted_push muted_mail`,
      },
    },
    unexported: `password_hash tax_number_encrypted has_known_browser sign_in_mailed_at
      told_of_change_at change_notified_at suspended_at deleted_at verified_at verified_by
      updated_at logo_file_id`,
    file: { column: 'logo_file_id', folder: 'logo' },
    employer: {
      erase: (erasure) => ({
        email: addressOf(erasure),
        contact_email: addressOf(erasure),
        password_hash: erasure.passwordHash,
        phone_number: null,
        website: null,
        address: null,
        city: null,
        state: null,
        description: null,
        logo_file_id: null,
        tax_number_encrypted: null,
        tax_number_last_four: null,
        answered_share: null,
        median_answer_days: null,
        responsiveness_as_of: null,
        deleted_at: erasure.now,
        updated_at: erasure.now,
      }),
      keep: 'its name, for applicants and the books',
    },
  },
  jobs: {
    of: 'employer_id',
    presented: {
      jobs: `id employer_id status closed_reason moderation applicant_count
        ${jobFieldNames.map((name) => `${columnOfField(name)}:${name}`).join(' ')}`,
    },
    unexported: `max_applicants created_at updated_at published_at closed_at placement revision hidden
      search_document found_since hourly_min hourly_max hourly_with_tips place_id time_zone week_minutes shift_times
      full_told_at closing_told_for closing_week_notified_for cover_approval image_file_id`,
    file: { column: 'image_file_id', folder: 'job-images' },
    employer: {
      delete: 'unless applications.job_id',
      erase: ({ companyName, now }) => ({
        ...erasedColumns(),
        description: `${companyName} has deleted its account.`,
        shifts: '[]',
        week_minutes: null,
        shift_times: 0,
        image_file_id: null,
        updated_at: now,
      }),
      keep: "title, place and pay, as its applicants' history",
    },
  },
  application_forms: {
    of: 'job_id>jobs',
    parts: {
      applicationForms: {
        columns: 'job_id basic_fields documents questions is_current created_at',
        order: 'created_at',
      },
    },
    unexported: 'id',
    employer: { delete: 'unless applications.form_id', keep: 'what applicants answered' },
  },
  form_drafts: {
    of: 'job_id>jobs',
    parts: { formDrafts: { columns: 'job_id setup updated_at', order: 'updated_at' } },
    ...gone,
  },
  cleared_jobs: {
    ...ofJob,
    unexported: 'address zip_code title company_name city state',
    employer: { erase: () => ({ address: null, zip_code: null }), keep: 'as long as the job' },
  },
  former_openings: {
    ...ofJob,
    parts: { formerOpenings: { columns: 'job_id openings until', order: 'id' } },
    unexported: 'id',
  },
  job_shifts: {
    ...ofJob,
    unexported: 'id weekday date start_time end_time capacity removed_at',
  },
  interview_hours: {
    ...ofJob,
    parts: {
      interviewHours: {
        columns: `job_id minutes weekly dates seats notice_hours days_ahead place_kind place_text
          invite updated_at`,
        order: 'job_id',
      },
    },
    ...gone,
  },
  job_applicant_counts: { ...ofJob, unexported: 'applicants accepted' },
  job_holds: {
    ...ofJob,
    unexported: 'cause cleared_before heavy_since held_since released_by signals text_digest',
    ...gone,
  },
  job_fingerprints: {
    ...ofJob,
    unexported: 'bands hashes changed_at text_digest words_digest',
    ...gone,
  },
  company_holds: {
    of: 'employer_id',
    unexported: 'cause heavy_since held_since released_by signals text_digest',
    ...gone,
  },
  job_drafts: {
    of: 'employer_id',
    parts: {
      jobDrafts: {
        columns:
          'id fields form interview_hours status publish_at blocked_reason created_at updated_at',
        order: 'created_at',
      },
    },
    unexported: 'blocked_at blocked_by place_free_since image_file_id',
    file: { column: 'image_file_id', folder: 'job-images' },
    ...gone,
  },
  message_templates: {
    of: 'employer_id',
    parts: {
      messageTemplates: { columns: 'title text created_at updated_at used_at', order: 'title' },
    },
    unexported: 'id',
    ...gone,
  },
  subscriptions: {
    of: 'employer_id',
    parts: {
      subscriptions: {
        columns: `id plan_type billing_cycle status current_period_start current_period_end
          cancel_at_period_end reversal canceled_at created_at`,
        order: 'created_at',
      },
    },
    unexported: `provider provider_customer_id provider_subscription_id revision updated_at
      jobs_close_at closing_announced_at`,
    ...books,
  },
  subscription_events: {
    of: 'subscription_id>subscriptions',
    parts: {
      bills: {
        columns: 'subscription_id kind plan_type billing_cycle amount occurred_at',
        order: 'occurred_at',
      },
    },
    unexported: 'id provider_invoice_id',
    ...books,
  },
  employer_cards: {
    of: 'employer_id',
    parts: { cards: { columns: 'fingerprint', order: 'fingerprint' } },
    ...gone,
  },
  payment_customers: {
    of: 'employer_id',
    unexported: 'provider provider_customer_id checkout_begun_at checked_at created_at',
    ...books,
  },
  surplus_jobs: {
    of: 'employer_id',
    unexported: 'closes_at jobs_allowed kept_job_ids lowest_allowed settled_at',
    ...gone,
  },
  sales_inquiries: {
    of: 'employer_id',
    parts: {
      inquiries: { columns: 'contact_name message created_at', order: 'created_at' },
    },
    unexported: 'id',
    ...gone,
    // Sales has replied by then.
    expires: [{ since: 'created_at', afterMs: 365 * DAY_MS }],
  },
  appeals: {
    of: 'employer_id',
    parts: {
      appeals: {
        columns: `cases.subject_type cases.subject_id measure text created_at outcome reason
          decided_at`,
        order: 'created_at',
        join: 'case_id>cases',
      },
    },
    unexported: 'id case_id decided_by',
    ...gone,
  },
  appeal_links: {
    of: 'employer_id',
    unexported: 'case_id token_hash created_at expires_at',
    ...gone,
    expires: [{ since: 'expires_at', afterMs: 0 }],
  },
  cases: {
    of: 'employer_id',
    unexported: `id subject_type subject_id subject signals signal_weight report_count opened_at
      heavy_since claimed_by claimed_at settled_at settled_by decision decision_reason decided_at decided_by decided_with action closed_before ended_hold
      reversed_at undone_at undone_by`,
    employer: { keep: 'for the next case' },
  },
  held_versions: {
    of: 'case_id>cases',
    unexported: 'id read_at fields signals risk passages text_digest hashes standing',
    ...gone,
  },
  watched_emails: {
    of: 'case_id>cases',
    unexported: 'email_mac ends_at',
    employer: { keep: 'a keyed hash of its address, until the watch after a heavy hold ends' },
    expires: [{ since: 'ends_at', afterMs: 0 }],
  },
  sandbox_customers: { of: 'employer_id', unexported: 'id card address tax_id', ...books },
  sandbox_checkouts: {
    of: 'employer_id',
    unexported: 'id customer_id plan_type billing_cycle status success_url cancel_url created_at',
    ...books,
  },
  sandbox_subscriptions: {
    of: 'employer_id',
    unexported: `id customer_id plan_type billing_cycle status billing_anchor current_period_start
      current_period_end cancel_at_period_end canceled_at created_at`,
    ...books,
  },
  sandbox_invoices: {
    of: 'subscription_id>sandbox_subscriptions',
    unexported: 'id reason plan_type billing_cycle amount paid refunded dispute created_at',
    ...books,
  },
} as const satisfies Record<string, TableEntry>;
