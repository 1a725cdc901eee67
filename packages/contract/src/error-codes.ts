/** Shown for an internal error. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';

/** Shown on a job before applying, and to applicants who are too late. */
export const JOB_FULL_MESSAGE = 'This job takes no more applicants.';

/** Shown for links of mails that cannot be used, also before the server has said so. */
export const LINK_INVALID_MESSAGE = 'This link is invalid or has expired.';
export const RESET_LINK_INVALID_MESSAGE = `${LINK_INVALID_MESSAGE} Please request a new one.`;

/**
 * Every error of the API: its HTTP status and its default text. Too large for pages, which import single messages.
 */
export const errorCodes = {
  validation_failed: { status: 400, message: 'Please check your input and try again.' },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  wrong_password: { status: 400, message: 'Current password is incorrect.' },
  wrong_code: { status: 400, message: 'This code is wrong, or was used already.' },
  passkey_refused: {
    status: 400,
    message: 'This passkey could not be checked. Please try again.',
  },
  webhook_signature_invalid: { status: 400, message: 'The signature of this event is not valid.' },
  reset_link_invalid: {
    status: 400,
    message: RESET_LINK_INVALID_MESSAGE,
  },
  link_invalid: { status: 400, message: LINK_INVALID_MESSAGE },
  unknown_school: {
    status: 400,
    message:
      'We do not recognize the domain of this address as a school’s. Please use the address that your school gave you.',
  },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password.' },
  operator_code_refused: {
    status: 401,
    message:
      'That code is wrong, has expired or was used already. Check your authenticator app and enter the code it shows now.',
  },
  second_factor_required: {
    status: 401,
    message: 'Please enter the code of your authenticator.',
  },
  unknown_passkey: {
    status: 401,
    message:
      'This passkey opens no account here: it was removed, or is for the other kind of account. Sign in with your password.',
  },
  payment_declined: {
    status: 402,
    message: 'Your payment was declined, so nothing was changed. Please check your card.',
  },
  payment_confirmation_required: {
    status: 402,
    message: 'Your bank asks you to confirm this payment. Nothing has changed yet.',
  },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  demo_elsewhere: {
    status: 403,
    message:
      'The demo accounts open only on the machine that runs this board, at localhost. There, PUBLIC_DEMO=on opens them to everybody.',
  },
  cross_site_request: { status: 403, message: 'This request came from another site.' },
  plan_limit_reached: {
    status: 403,
    message: "You have reached your plan's limit of active jobs.",
  },
  verification_required: {
    status: 403,
    message: 'More than 5 openings need a verified company. Until yours is, post up to 5.',
  },
  plan_suspended: {
    status: 403,
    message: 'Your plan is suspended while one of its payments is disputed.',
  },
  account_suspended: { status: 403, message: 'Your account is suspended.' },
  not_found: { status: 404, message: 'We could not find what you asked for.' },
  second_factor_on: { status: 409, message: 'Two-step sign-in is already on.' },
  second_factor_off: { status: 409, message: 'Two-step sign-in is already off.' },
  passkey_limit_reached: {
    status: 409,
    message: 'You can have up to 10 passkeys. Remove one to add another.',
  },
  passkey_exists: { status: 409, message: 'This passkey has been added already.' },
  passkeys_need_a_host_name: {
    status: 409,
    message: 'Passkeys need a host name. Open this page by its name, such as localhost.',
  },
  video_limit_reached: { status: 409, message: 'You can have up to 4 portfolio videos.' },
  email_taken: { status: 409, message: 'An account with this email already exists.' },
  already_applied: { status: 409, message: 'You have already applied to this job.' },
  job_closed: { status: 409, message: 'This job is closed.' },
  job_full: { status: 409, message: JOB_FULL_MESSAGE },
  profile_complete: { status: 409, message: 'Your profile is complete already.' },
  job_has_accepted_applicant: {
    status: 409,
    message: 'This job has an accepted applicant. Cancel that hire to repost the job.',
  },
  job_already_accepted: {
    status: 409,
    message: 'Another applicant has already been accepted for this job.',
  },
  openings_below_accepted: {
    status: 409,
    message:
      'You have accepted more applicants than that. A job needs an opening for each of them.',
  },
  accept_limit_reached: {
    status: 409,
    message: 'You have accepted as many applicants within 30 days as your openings allow.',
  },
  shift_full: { status: 409, message: 'This shift has no spot left.' },
  shift_conflict: {
    status: 409,
    message: 'This applicant has other work at the time of one of these shifts.',
  },
  no_shift_left: { status: 409, message: 'None of these shifts is on or after the first date.' },
  shift_has_people: {
    status: 409,
    message: 'More people have this shift than that. Take the shift from one of them first.',
  },
  illegal_shift_change: {
    status: 409,
    message: 'This is no longer possible: the shift has changed.',
  },
  cover_taken: { status: 409, message: 'Somebody else has taken this shift.' },
  nobody_to_cover: {
    status: 409,
    message: 'None of your colleagues here could take this shift. It stays yours.',
  },
  cover_ended: { status: 409, message: 'This shift no longer needs somebody to take it.' },
  availability_missing: {
    status: 409,
    message: 'Tell us first when you are free, in My week.',
  },
  illegal_status_change: {
    status: 409,
    message: 'This is no longer possible: the application has changed.',
  },
  draft_limit_reached: {
    status: 409,
    message: 'You can keep up to 50 drafts. Publish or delete one to save another.',
  },
  alert_limit_reached: {
    status: 409,
    message: 'You can have up to 10 alerts. Delete one to add another.',
  },
  messages_not_begun: {
    status: 409,
    message: 'The employer writes first. You can answer once they have written to you.',
  },
  messages_on_hold: {
    status: 409,
    message: 'This job is on hold. You can write to its applicants once it is released.',
  },
  messages_closed: { status: 409, message: 'This conversation is closed.' },
  template_limit_reached: {
    status: 409,
    message: 'You can keep up to 20 templates. Delete one to add another.',
  },
  no_interview_times: {
    status: 409,
    message: 'This job has no interview times ahead. Add some first.',
  },
  already_invited: { status: 409, message: 'This applicant is invited already.' },
  slot_taken: {
    status: 409,
    message: 'Somebody has just taken this time. Please choose another.',
  },
  illegal_interview_change: {
    status: 409,
    message: 'This is no longer possible: the interview has changed.',
  },
  alert_paused: { status: 409, message: 'This alert is paused. Resume it first.' },
  alert_exists: { status: 409, message: 'You have an alert for this search already.' },
  renew_too_early: {
    status: 409,
    message: 'This job can be renewed in the seven days before it closes.',
  },
  stale_revision: {
    status: 409,
    message: 'This job was changed elsewhere. Compare the versions before you save.',
  },
  job_held: {
    status: 409,
    message: 'This job is on hold. You can accept applicants once it is released.',
  },
  job_removed: {
    status: 409,
    message: 'This job was removed after a review. It cannot be changed or posted again.',
  },
  applicant_unavailable: {
    status: 409,
    message: 'This applicant is not available now, so the application cannot be decided.',
  },
  account_unchanged: {
    status: 409,
    message: 'Another operator acted first: the account is already in that state.',
  },
  case_decided: { status: 409, message: 'This case is decided already.' },
  case_claimed: { status: 409, message: 'Another operator is at work on this case.' },
  case_open: { status: 409, message: 'The decision of this case is not final yet.' },
  appeal_too_early: {
    status: 409,
    message:
      'This was decided a moment ago. You can appeal ten minutes after the decision: please send this again then.',
  },
  appeal_decided: { status: 409, message: 'This appeal is decided already.' },
  own_decision: {
    status: 409,
    message: 'You decided this case, so another operator decides the appeal.',
  },
  too_late: {
    status: 409,
    message: 'It is too late to take this application back. You can still withdraw it.',
  },
  undo_expired: { status: 409, message: 'This decision can no longer be undone.' },
  illegal_job_change: { status: 409, message: 'This job is closed. Repost it to edit it.' },
  subscription_active: {
    status: 409,
    message: 'You already have a plan. Change it instead of buying another.',
  },
  subscription_ended: { status: 409, message: 'This subscription has ended.' },
  illegal_subscription_change: {
    status: 409,
    message: 'This is not possible with the plan as it is now.',
  },
  within_plan_limit: {
    status: 409,
    message: "Your active jobs are within your plan's limit, so none of them closes.",
  },
  idempotency_key_reused: {
    status: 409,
    message: 'This idempotency key was used with another request.',
  },
  idempotency_key_in_flight: {
    status: 409,
    message: 'The same request is still being worked on.',
  },
  too_large: { status: 413, message: 'The file or request is too large.' },
  unsupported_type: { status: 415, message: 'This kind of content is not accepted here.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please try again later.' },
  internal: { status: 500, message: INTERNAL_ERROR_MESSAGE },
  payments_unavailable: {
    status: 503,
    message: 'The payment service cannot be reached. Please try again in a few moments.',
  },
  unavailable: {
    status: 503,
    message: 'The service is temporarily unavailable. Please try again in a few moments.',
  },
  storage_full: {
    status: 507,
    message: 'There is no room to store anything new right now. Please try again later.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;
