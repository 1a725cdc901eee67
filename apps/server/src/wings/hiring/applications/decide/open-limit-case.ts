import type { CaseSignal } from '@nextshift/contract';
import type { Database } from '../../../../platform/database/database.ts';
import { findCompanySubject, openCasesOfSignals } from '../../../screening/index.ts';

/** As much as a circumstance of a job: it asks for a look, and proves nothing. */
const WEIGHT = 5;

interface Refusal {
  readonly employerId: string;
  /** Why the acceptance was refused. */
  readonly message: string;
  readonly now: Date;
}

/** Opens the case of a company that tries to accept more applicants than it may: contact is what scams collect. */
export function openLimitCase(
  database: Database,
  { employerId, message, now }: Refusal,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const subject = await findCompanySubject(transaction, employerId);
    if (!subject) return;
    const signal: CaseSignal = {
      rule: 'acceptance-limit',
      version: 1,
      level: 'note',
      weight: WEIGHT,
      why: 'You accept more applicants than your jobs have openings.',
      field: 'Refused',
      words: message,
    };
    await openCasesOfSignals(transaction, [
      {
        subjectType: 'company',
        subjectId: employerId,
        subject,
        employerId,
        now,
        signals: [signal],
        weight: WEIGHT,
        heavySince: null,
      },
    ]);
  });
}
