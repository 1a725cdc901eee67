import type { Queryable } from '../../../platform/database/database.ts';

/** The company's account without the password's hash and the full EIN. */
export function findCompanyAccount(database: Queryable, employerId: string) {
  return database
    .selectFrom('employers')
    .select([
      'id',
      'company_name as companyName',
      'email',
      'email_confirmed_at as emailConfirmedAt',
      'contact_email as contactEmail',
      'phone_number as phoneNumber',
      'website',
      'address',
      'city',
      'state',
      'description',
      'tax_number_last_four as taxNumberLastFour',
      'terms_accepted_at as termsAcceptedAt',
      'terms_version as termsVersion',
      'answered_share as answeredShare',
      'median_answer_days as medianAnswerDays',
      'responsiveness_as_of as responsivenessAsOf',
      'created_at as createdAt',
    ])
    .where('id', '=', employerId)
    .executeTakeFirst();
}

export function listCompanyForms(database: Queryable, employerId: string) {
  return database
    .selectFrom('application_forms')
    .innerJoin('jobs', 'jobs.id', 'application_forms.job_id')
    .select([
      'application_forms.job_id as jobId',
      'application_forms.basic_fields as basicFields',
      'application_forms.documents',
      'application_forms.questions',
      'application_forms.is_current as isCurrent',
      'application_forms.created_at as createdAt',
    ])
    .where('jobs.employer_id', '=', employerId)
    .orderBy('application_forms.created_at')
    .execute();
}

/** How many openings the company's jobs had before edits. */
export function listFormerOpenings(database: Queryable, employerId: string) {
  return database
    .selectFrom('former_openings')
    .innerJoin('jobs', 'jobs.id', 'former_openings.job_id')
    .select([
      'former_openings.job_id as jobId',
      'former_openings.openings',
      'former_openings.until',
    ])
    .where('jobs.employer_id', '=', employerId)
    .orderBy('former_openings.id')
    .execute();
}

export function listCompanyDrafts(database: Queryable, employerId: string) {
  return database
    .selectFrom('job_drafts')
    .select([
      'id',
      'fields',
      'form',
      'status',
      'publish_at as publishAt',
      'blocked_reason as blockedReason',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('employer_id', '=', employerId)
    .orderBy('created_at')
    .execute();
}

export function listCompanySubscriptions(database: Queryable, employerId: string) {
  return database
    .selectFrom('subscriptions')
    .select([
      'id',
      'plan_type as planType',
      'billing_cycle as billingCycle',
      'status',
      'current_period_start as currentPeriodStart',
      'current_period_end as currentPeriodEnd',
      'cancel_at_period_end as cancelAtPeriodEnd',
      'reversal',
      'canceled_at as canceledAt',
      'created_at as createdAt',
    ])
    .where('employer_id', '=', employerId)
    .orderBy('created_at')
    .execute();
}

export function listCompanyBills(database: Queryable, employerId: string) {
  return database
    .selectFrom('subscription_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
    .select([
      'subscription_events.subscription_id as subscriptionId',
      'subscription_events.kind',
      'subscription_events.plan_type as planType',
      'subscription_events.billing_cycle as billingCycle',
      'subscription_events.amount',
      'subscription_events.occurred_at as occurredAt',
    ])
    .where('subscriptions.employer_id', '=', employerId)
    .orderBy('subscription_events.occurred_at')
    .execute();
}

/** The cards that paid, as the payment provider tells them apart. */
export function listCompanyCards(database: Queryable, employerId: string) {
  return database
    .selectFrom('employer_cards')
    .select('fingerprint')
    .where('employer_id', '=', employerId)
    .orderBy('fingerprint')
    .execute();
}

export function listCompanyInquiries(database: Queryable, employerId: string) {
  return database
    .selectFrom('sales_inquiries')
    .select(['contact_name as contactName', 'message', 'created_at as createdAt'])
    .where('employer_id', '=', employerId)
    .orderBy('created_at')
    .execute();
}

/** What the company has said against decisions, with the outcome. */
export function listCompanyAppeals(database: Queryable, employerId: string) {
  return database
    .selectFrom('appeals')
    .innerJoin('cases', 'cases.id', 'appeals.case_id')
    .select([
      'cases.subject_type as subjectType',
      'cases.subject_id as subjectId',
      'appeals.measure',
      'appeals.text',
      'appeals.created_at as createdAt',
      'appeals.outcome',
      'appeals.reason',
      'appeals.decided_at as decidedAt',
    ])
    .where('appeals.employer_id', '=', employerId)
    .orderBy('appeals.created_at')
    .execute();
}
