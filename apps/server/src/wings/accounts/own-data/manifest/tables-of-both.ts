import { DAY_MS } from '@nextshift/contract';
import type { TableEntry } from './table-entry.ts';

const gone = { employer: { delete: 'all' } } as const;

/** How an account is entered and reached, and what it says to operators. */
export const tablesOfBoth = {
  email_changes: {
    of: 'seeker_id employer_id',
    parts: {
      emailChanges: {
        columns: 'old_email:from new_email:to requested_at:askedAt effective_at',
        order: 'requested_at',
      },
    },
    unexported: 'id session_id ended_at expires_at',
    ...gone,
    // Until then a former address stays reserved for its account; unconfirmed requests live as long.
    expires: [{ since: 'effective_at|expires_at', afterMs: 7 * DAY_MS }],
  },
  sessions: {
    of: 'seeker_id employer_id',
    parts: {
      sessions: {
        columns: 'device created_at:signedInAt last_seen_at|created_at:lastSeenAt expires_at',
        order: 'created_at',
        until: 'expires_at',
      },
    },
    unexported: 'id token_hash remembered',
    ...gone,
    expires: [{ since: 'expires_at', afterMs: 0 }],
  },
  push_subscriptions: {
    of: 'session_id>sessions',
    parts: { pushSubscriptions: { columns: 'endpoint created_at', order: 'created_at' } },
    unexported: 'session_id p256dh auth paused_until',
    ...gone,
  },
  pushed_news: {
    of: 'seeker_id employer_id',
    unexported: 'id mail pushed_at opened_at has_notice thread quiet job_id',
    seeker: { delete: 'all' },
    ...gone,
    expires: [{ since: 'pushed_at', afterMs: DAY_MS }],
  },
  second_factors: {
    of: 'seeker_id employer_id',
    presented: { secondFactor: 'enabled_at' },
    unexported: 'id totp_secret totp_step created_at',
    ...gone,
    expires: [{ since: 'created_at', afterMs: DAY_MS, without: 'enabled_at' }],
  },
  recovery_codes: {
    of: 'second_factor_id>second_factors',
    unexported: 'id code_hash used_at',
    ...gone,
  },
  passkeys: {
    of: 'seeker_id employer_id',
    presented: { passkeys: 'id name created_at last_used_at' },
    unexported: 'credential_id public_key sign_count',
    ...gone,
  },
  password_reset_tokens: {
    of: 'seeker_id employer_id',
    unexported: 'id token_hash origin from_known_origin created_at expires_at used_at',
    ...gone,
    expires: [{ since: 'expires_at', afterMs: DAY_MS }],
  },
  account_links: {
    of: 'seeker_id employer_id',
    unexported: 'id purpose token_hash email_change_id created_at expires_at used_at',
    ...gone,
    expires: [{ since: 'expires_at', afterMs: DAY_MS }],
  },
  known_networks: {
    of: 'seeker_id employer_id',
    unexported: 'id network last_seen_at',
    ...gone,
    expires: [{ since: 'last_seen_at', afterMs: 90 * DAY_MS }],
  },
  calendars: {
    of: 'seeker_id employer_id',
    parts: { calendar: { columns: 'created_at' } },
    unexported: 'id token_hash token_encrypted',
    ...gone,
  },
  reports: {
    of: 'seeker_id employer_id',
    parts: {
      reports: {
        columns: 'cases.subject_type cases.subject_id reason note created_at',
        order: 'created_at',
        join: 'case_id>cases',
      },
    },
    unexported: 'id case_id network reporter',
    seeker: { keep: 'for its case, without its author' },
    employer: { keep: 'for its case' },
  },
  live_events: {
    of: 'seeker_id employer_id',
    unexported: 'id kind subject_id transaction at',
    seeker: { delete: 'all' },
    ...gone,
    expires: [{ since: 'at', afterMs: DAY_MS }],
  },
  suspensions: {
    of: 'seeker_id employer_id',
    parts: {
      suspensions: {
        columns: 'suspended_at reason restored_at',
        order: 'suspended_at',
        once: 'completed_at',
      },
    },
    unexported: 'id case_id completed_at suspended_by restored_by restore_reason',
    employer: { keep: "for the operators' log" },
  },
} as const satisfies Record<string, TableEntry>;
