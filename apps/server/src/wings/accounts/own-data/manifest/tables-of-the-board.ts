import { DAY_MS } from '@nextshift/contract';
import { IDEMPOTENCY_LIFETIME_MS } from '../../../../platform/http/idempotency.ts';
import type { TableEntry } from './table-entry.ts';

const counts = 'counts';
const gazetteer = 'the gazetteer';

/** What has no owner, and what is found by a key that says of nobody whose it is. */
export const tablesOfTheBoard = {
  files: {
    unexported:
      'id storage_key visibility content_type content_digest byte_size width variant_of created_at',
    nobody: 'rows that refer to it have an owner; deleted with them',
  },
  idempotency_keys: {
    unexported: 'scope key request_hmac state status answer created_at',
    seeker: { by: 'deleteStoredResponses' },
    employer: { by: 'deleteStoredResponses' },
    expires: [{ since: 'created_at', afterMs: IDEMPOTENCY_LIFETIME_MS }],
  },
  login_failures: {
    unexported: 'key failures last_failed_at blocked_until',
    nobody: 'keys are hashes',
    expires: [{ since: 'last_failed_at', afterMs: DAY_MS }],
  },
  rate_limit_windows: {
    unexported: 'key window_start hits',
    nobody: 'keys are hashes',
    expires: [{ since: 'window_start', afterMs: DAY_MS }],
  },
  used_passkey_challenges: {
    unexported: 'challenge_hash expires_at',
    nobody: 'hashes of random values',
    expires: [{ since: 'expires_at', afterMs: 0 }],
  },
  operators: {
    unexported: 'id email password_hash totp_secret totp_step created_at removed_at',
    nobody: 'who runs the board',
  },
  operator_sessions: {
    unexported: 'id operator_id token_hash agent_hash created_at last_used_at expires_at',
    nobody: 'who runs the board',
    expires: [{ since: 'expires_at', afterMs: 0 }],
  },
  operator_log: {
    unexported: `id operator_id act at case_id decision action reason outcome account_id account_kind
      found_ids`,
    nobody: 'acts of operators; of accounts it has ids',
  },
  payment_events: {
    unexported: `provider event_id type subscription_id payment_id problem received_at replayed_at`,
    nobody: 'ids of the payment provider',
    // Well beyond the provider's last retry of an event. Unmatched ones wait to be replayed.
    expires: [
      { since: 'received_at', afterMs: 90 * DAY_MS, without: 'problem' },
      { since: 'received_at', afterMs: 365 * DAY_MS },
    ],
  },
  sandbox_requests: { unexported: 'idempotency_key created_at', nobody: 'random keys' },
  made_backups: {
    unexported: 'finished_at bytes',
    nobody: 'when a backup was made',
    expires: [{ since: 'finished_at', afterMs: 90 * DAY_MS }],
  },
  push_keys: {
    unexported: 'id public_key private_key_encrypted created_at',
    nobody: 'keys of the board',
  },
  secret_keys: { unexported: 'fingerprint first_used_at', nobody: 'a fingerprint of SECRET_KEY' },
  screening_thresholds: {
    unexported: 'standing threshold heavy_threshold set_at',
    nobody: 'from which risk postings are held',
  },
  screening_corrections: {
    unexported: 'id made_at model cases bias weights auc',
    nobody: 'how much more or less words weigh here than in the model',
  },
  job_counts: { unexported: 'city state type industry active_jobs', nobody: counts },
  job_facets: {
    unexported: `city state type industry experience_level location_type hourly_min hourly_max
      minimum_age active_jobs`,
    nobody: counts,
  },
  job_lexemes: { unexported: 'lexeme', nobody: 'single words' },
  job_words: { unexported: 'word', nobody: 'single words' },
  gazetteer: { unexported: 'is_only version', nobody: gazetteer },
  places: {
    unexported: 'id kind label state latitude longitude area time_zone',
    nobody: gazetteer,
  },
  place_names: { unexported: 'key place_id rank', nobody: gazetteer },
} as const satisfies Record<string, TableEntry>;
