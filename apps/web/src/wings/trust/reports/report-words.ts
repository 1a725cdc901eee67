import type { Report, ReportReason, ReportSubjectType } from '@nextshift/contract';

/** What is wrong with the subject, for the person who reports it. */
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  scam: 'It looks like a scam',
  discrimination: 'It discriminates against people',
  misleading: 'It is not what it says',
  harassment: 'It harasses or threatens someone',
  other: 'Something else',
};

/** That it was reported for that. */
export const REPORTED_WORDS: Readonly<Record<ReportReason, string>> = {
  scam: 'Reported as a scam.',
  discrimination: 'Reported as discrimination.',
  misleading: 'Reported as misleading.',
  harassment: 'Reported as harassment.',
  other: 'Reported.',
};

export const SUBJECT_WORDS: Readonly<Record<ReportSubjectType, string>> = {
  job: 'Job',
  company: 'Company',
  application: 'Application',
  message: 'Message',
};

/** What became of a report, for its reporter. */
export const OUTCOME_WORDS: Readonly<Record<Report['status'], string>> = {
  open: 'Being looked at',
  upheld: 'You were right. It breaks the rules.',
  dismissed: 'We looked and found no break of the rules.',
};
