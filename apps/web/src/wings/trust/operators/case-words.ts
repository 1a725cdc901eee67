import type {
  AppealStatus,
  CaseAction,
  CaseDecision,
  CaseDetail,
  CaseSummary,
  JobState,
  MeasureKind,
  OperatorAct,
  ReportReason,
  SharedDetail,
  SignalLevel,
} from '@nextshift/contract';
import type { BadgeTone } from '../../../ui/display/badge.tsx';

export const SUBJECT_WORDS: Readonly<Record<CaseSummary['subjectType'], string>> = {
  job: 'Job',
  company: 'Company',
  application: 'Application',
  message: 'Message',
};

const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  scam: 'scam',
  discrimination: 'discrimination',
  misleading: 'misleading',
  harassment: 'harassment',
  other: 'other',
};

/** 'Scam, harassment'. */
export function reasonsText(reasons: readonly ReportReason[]): string {
  return capitalized(reasons.map((reason) => REASON_WORDS[reason]).join(', '));
}

export const STATUS_WORDS: Readonly<Record<CaseSummary['status'], string>> = {
  open: 'Open',
  decided: 'Decided',
  settled: 'Settled',
};

/** What stands before the reasons of a case; reports have their reasons alone. */
export const ORIGIN_WORDS: Readonly<Record<CaseSummary['origin'], string>> = {
  reports: '',
  signals: 'Signals',
  operator: 'Suspended by an operator',
};

/** '1 report', '12 reports'. */
export function reportsText(count: number): string {
  return count === 1 ? '1 report' : `${String(count)} reports`;
}

export const DECISION_WORDS: Readonly<Record<CaseDecision, string>> = {
  uphold: 'Upheld',
  dismiss: 'Dismissed',
};

/** What a decision does besides, as a choice and once it is done. */
export const ACTION_WORDS: Readonly<Record<CaseAction, { choice: string; done: string }>> = {
  none: { choice: 'Change nothing', done: 'nothing was changed' },
  remove_job: { choice: 'Remove the job', done: 'the job was removed' },
  suspend_employer: { choice: 'Suspend the company', done: 'the company was suspended' },
  verify_employer: { choice: 'Verify the company', done: 'the company was verified' },
};

const ACTIONS_OF: Readonly<Record<CaseDecision, readonly CaseAction[]>> = {
  uphold: ['none', 'remove_job', 'suspend_employer'],
  dismiss: ['none', 'verify_employer'],
};

/** Those of the offered actions that go with a decision. */
export function actionsOf(decision: CaseDecision, offered: readonly CaseAction[]): CaseAction[] {
  return ACTIONS_OF[decision].filter((action) => offered.includes(action));
}

/** 'Upheld: the job was removed'. */
export function outcomeText(decision: CaseDecision, action: CaseAction): string {
  const word = DECISION_WORDS[decision];
  const isSilent = decision === 'dismiss' && action === 'none';
  return isSilent ? word : `${word}: ${ACTION_WORDS[action].done}`;
}

export const ACT_WORDS: Readonly<Record<OperatorAct, string>> = {
  signed_in: 'Signed in',
  viewed_case: 'Looked at a case',
  claimed_case: 'Claimed a case',
  released_case: 'Gave a case back',
  decided_case: 'Decided a case',
  undid_decision: 'Undid a decision',
  decided_appeal: 'Decided an appeal',
  searched_accounts: 'Searched accounts',
  viewed_account: 'Looked at an account',
  verified_account: 'Verified a company',
  suspended_account: 'Suspended an account',
  restored_account: 'Restored an account',
  set_thresholds: 'Set the risk at which postings are held',
};

export const APPEAL_WORDS: Readonly<Record<AppealStatus, string>> = {
  open: 'Appeal',
  accepted: 'Appeal accepted',
  rejected: 'Appeal rejected',
  settled: 'Appeal settled',
};

/** The same after what it is against. */
export const APPEAL_OUTCOMES: Readonly<Record<AppealStatus, string>> = {
  open: '',
  accepted: ' accepted',
  rejected: ' rejected',
  settled: ' settled by a change',
};

/** What an appeal is against. */
export const MEASURE_NAMES: Readonly<Record<MeasureKind, string>> = {
  held: 'hold',
  removed: 'removal',
  suspended: 'suspension',
};

export const JOB_STATE_WORDS: Readonly<Record<JobState, { word: string; tone: BadgeTone }>> = {
  live: { word: 'Live', tone: 'success' },
  closed: { word: 'Closed', tone: 'neutral' },
  held: { word: 'Held', tone: 'warning' },
  removed: { word: 'Removed', tone: 'danger' },
};

/** What holds the subject of a case; a note holds nothing. */
export const SEVERITY_WORDS: Readonly<Record<SignalLevel, { word: string; tone: BadgeTone }>> = {
  heavy: { word: 'Heavy', tone: 'danger' },
  light: { word: 'Light', tone: 'warning' },
  note: { word: 'Note', tone: 'neutral' },
};

/** What two accounts have in common. */
export const SHARED_WORDS: Readonly<Record<SharedDetail, string>> = {
  phone: 'phone',
  ein: 'EIN',
  address: 'address',
  website: 'website',
  logo: 'logo',
  card: 'card',
  network: 'network',
};

/** 'under an hour', '1 hour', '50 hours'. */
export function hoursText(hours: number): string {
  if (hours === 0) return 'under an hour';
  return hours === 1 ? '1 hour' : `${String(hours)} hours`;
}

type OtherOutcome = CaseDetail['company']['cases'][number]['outcome'];

/** How another case of a company ended; null while it is open. */
export function otherOutcomeText(outcome: OtherOutcome): string {
  switch (outcome) {
    case 'upheld':
      return 'Upheld';
    case 'dismissed':
      return 'Dismissed';
    case 'reversed':
      return 'Reversed on appeal';
    case 'settled':
      return 'Settled by an edit';
    case null:
      return 'Open';
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
