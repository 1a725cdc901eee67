import { sql } from 'kysely';

/**
 * Whether a case is about its company. What only the company reports of an application or a message is about the
 * applicant.
 */
export const isAboutCompany = sql<boolean>`(cases.subject_type not in ('application', 'message')
  or cases.signal_weight > 0 or exists (
  select from reports where reports.case_id = cases.id and reports.reporter = 'seeker'))`;
