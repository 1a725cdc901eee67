import {
  type CaseDetail,
  type CaseSummary,
  type EmployerFile,
  type FoundEmployer,
  type FoundSeeker,
  type OperatorLogEntry,
  type SeekerFile,
  getCase,
} from '@nextshift/contract';
import {
  forgetOperator,
  useOperatorStore,
} from '../src/platform/session/operator/operator-store.ts';
import { serve } from './api-server.ts';
import { idOf } from './employer-world.ts';

export const OPERATOR = { id: idOf(9), email: 'nora@nextshift.test' };

/** Of what samples show. */
export const REVISION = 'a1b2c3';

/** Signs an operator in, in this tab's memory; a test calls the result to sign out. */
export function signInOperator(): () => void {
  useOperatorStore.setState({ operator: OPERATOR });
  return forgetOperator;
}

export function sampleCase(n: number, parts: Partial<CaseSummary> = {}): CaseSummary {
  return {
    id: idOf(600 + n),
    status: 'open',
    subjectType: 'job',
    subjectId: idOf(100 + n),
    subjectName: `Job ${String(n)}`,
    firstTitle: null,
    companyName: 'Blue Finch Coffee',
    reasons: ['scam', 'misleading'],
    reportCount: 2,
    origin: 'reports',
    severity: 'note',
    openedAt: '2026-01-05T17:00:00.000Z',
    ageHours: 5,
    claim: null,
    decidedAt: null,
    settledAt: null,
    appealStatus: null,
    ...parts,
  };
}

export function sampleDetail(parts: Partial<CaseDetail> = {}): CaseDetail {
  return {
    ...sampleCase(1),
    subject: {
      title: 'Job 1',
      companyName: 'Blue Finch Coffee',
      texts: [{ label: 'Description', text: 'Buy the starter kit.\nThen start.' }],
    },
    present: null,
    pictures: { jobImage: null, logo: null },
    revision: REVISION,
    signals: [],
    held: false,
    versions: [],
    heldBefore: 0,
    linked: [],
    nearCopies: [],
    reports: [
      {
        id: idOf(701),
        reporter: 'seeker',
        accountAgeDays: 12,
        reason: 'scam',
        note: 'They want money.',
        createdAt: '2026-01-05T17:00:00.000Z',
      },
      {
        id: idOf(702),
        reporter: 'employer',
        accountAgeDays: null,
        reason: 'misleading',
        note: null,
        createdAt: '2026-01-06T17:00:00.000Z',
      },
    ],
    company: {
      id: idOf(1),
      email: 'hello@blue-finch.test',
      website: 'https://blue-finch.test',
      memberSince: '2025-12-01T17:00:00.000Z',
      activeJobs: 7,
      upheldCases: 3,
      dismissedCases: 4,
      openCases: 5,
      verification: 'confirmed',
      cases: [],
      jobs: [],
    },
    similar: [],
    appeal: null,
    earlierAppeals: [],
    seekerId: null,
    actions: ['none', 'remove_job', 'suspend_employer', 'verify_employer'],
    decision: null,
    ...parts,
  };
}

/** The decision of a case, which can be undone for as long as `undoableForMs`. */
export function sampleDecision(undoableForMs = 600_000): NonNullable<CaseDetail['decision']> {
  return {
    decision: 'uphold',
    action: 'remove_job',
    reason: 'It asks for money.',
    operatorEmail: 'omar@nextshift.test',
    decidedAt: '2026-01-07T17:00:00.000Z',
    undoableUntil: new Date(Date.now() + undoableForMs).toISOString(),
    caseCount: 1,
  };
}

/** Serves a case from the current `detail`; counts the looks. */
export function serveCase(detail: () => CaseDetail) {
  const looks: string[] = [];
  serve(getCase, ({ params }) => {
    looks.push(params.caseId);
    return { case: detail() };
  });
  return looks;
}

export function sampleEntry(n: number, parts: Partial<OperatorLogEntry> = {}): OperatorLogEntry {
  return {
    id: idOf(800 + n),
    at: '2026-01-05T17:00:00.000Z',
    operatorEmail: OPERATOR.email,
    act: 'viewed_case',
    caseId: idOf(601),
    subjectName: `Job ${String(n)}`,
    accountKind: null,
    accountId: null,
    foundCount: null,
    outcome: null,
    reason: null,
    ...parts,
  };
}

export function sampleFoundEmployer(parts: Partial<FoundEmployer> = {}): FoundEmployer {
  return {
    id: idOf(1),
    companyName: 'Blue Finch Coffee',
    email: 'hello@blue-finch.test',
    city: 'Raleigh',
    state: 'NC',
    memberSince: '2025-12-01T17:00:00.000Z',
    verification: 'confirmed',
    suspendedAt: null,
    ...parts,
  };
}

export function sampleFoundSeeker(): FoundSeeker {
  return {
    id: idOf(2),
    firstName: 'Maya',
    lastName: 'Finch',
    email: 'maya@mail.test',
    memberSince: '2025-12-02T17:00:00.000Z',
    suspendedAt: null,
  };
}

/** A suspension that can be undone for so long; null once it has taken effect. */
export function sampleSuspension(
  undoableForMs: number | null,
): NonNullable<EmployerFile['suspension']> {
  return {
    reason: 'It asks for money.',
    operatorEmail: 'omar@nextshift.test',
    suspendedAt: '2026-01-07T17:00:00.000Z',
    undoableUntil:
      undoableForMs === null ? null : new Date(Date.now() + undoableForMs).toISOString(),
  };
}

export function sampleEmployerFile(parts: Partial<EmployerFile> = {}): EmployerFile {
  return {
    ...sampleFoundEmployer(),
    emailConfirmed: true,
    website: 'https://blue-finch.test',
    description: 'We roast on site.',
    revision: REVISION,
    phoneNumber: '9195550100',
    verifiedBy: null,
    verifiedAt: null,
    plan: 'impact',
    suspension: null,
    jobCount: 60,
    jobs: [
      {
        id: idOf(101),
        title: 'Barista',
        status: 'Active',
        closedReason: null,
        moderation: 'clear',
        postedAt: '2026-01-05T17:00:00.000Z',
      },
      {
        id: idOf(102),
        title: 'Mystery Shopper',
        status: 'Closed',
        closedReason: 'removed',
        moderation: 'removed',
        postedAt: '2026-01-04T17:00:00.000Z',
      },
    ],
    cases: [
      {
        id: idOf(601),
        status: 'decided',
        subjectType: 'job',
        subjectName: 'Mystery Shopper',
        decision: 'uphold',
        action: 'remove_job',
        openedAt: '2026-01-06T17:00:00.000Z',
      },
    ],
    acts: [
      {
        at: '2026-01-03T17:00:00.000Z',
        operatorEmail: 'omar@nextshift.test',
        act: 'restored_account',
        reason: 'A mistake.',
      },
    ],
    ...parts,
  };
}

export function sampleSeekerFile(parts: Partial<SeekerFile> = {}): SeekerFile {
  return {
    ...sampleFoundSeeker(),
    emailConfirmed: true,
    applicationCount: 5,
    undecidedCount: 2,
    acceptedCount: 1,
    suspension: null,
    cases: [],
    acts: [],
    ...parts,
  };
}
