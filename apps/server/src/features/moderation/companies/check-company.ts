import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import {
  describeCompany,
  openCase,
  setSignalsOfCase,
  settleCaseOf,
} from '../../case-files/index.ts';
import { findSignals, isHeld, type Posting, riskOf } from '../../signals/index.ts';
import { announceHold } from '../announce-hold.ts';
import type { CheckSettings } from '../check-job.ts';
import {
  endCompanyHold,
  findCompanyHold,
  findOtherSignals,
  storeCompanyHold,
} from './company-holds.queries.ts';
import { readSignals } from '../explain-hold.ts';
import { findPostingCompany } from '../posting.queries.ts';
import { namesOfCompany, textsOf } from '../texts-of-posting.ts';

type Company = Awaited<ReturnType<typeof findPostingCompany>>;

/** A rule that reads no text, and whose signal an edit does not take away. */
const ACCEPTANCE_LIMIT = 'acceptance-limit';

/**
 * Reads the page of a locked company after every change of it. Signals open a case, and what carries them is not shown
 * until that is decided or the texts are changed.
 */
export async function checkCompany(
  transaction: DatabaseTransaction,
  { clock, config }: Omit<CheckSettings, 'secrets'>,
  employerId: string,
): Promise<void> {
  const company = await findPostingCompany(transaction, employerId);
  const now = clock();
  const posting = postingOf(company);
  const { texts } = posting;
  const read = JSON.stringify([texts, posting.emails]);
  const digest = createHash('sha256').update(read).digest();
  const hold = await findCompanyHold(transaction, employerId);
  const isRead = hold?.released_by != null && hold.text_digest.equals(digest);
  const signals = config.employerChecks === 'off' || isRead ? [] : findSignals(posting);
  const isHeldNow = hold?.held_since != null;
  if (!isHeld(signals) && !isHeldNow) return;
  const stored = await findOtherSignals(transaction, employerId, ACCEPTANCE_LIMIT);
  const others = readSignals(stored);
  if (!isHeld(signals) && others.length === 0) {
    await show(transaction, employerId, now);
    await settleCaseOf(transaction, employerId, now, 'company');
    return;
  }
  const subject = describeCompany({
    companyName: company.company_name,
    website: company.website,
    email: company.contact_email,
    phoneNumber: company.phone_number,
    city: company.city,
    state: company.state,
    description: company.description,
  });
  const opened = { subjectId: employerId, employerId, subject, now };
  const caseId = await openCase(transaction, { subjectType: 'company', ...opened });
  const all = [...signals, ...others];
  await setSignalsOfCase(transaction, caseId, { subject, signals: all, weight: riskOf(all) });
  if (!isHeld(signals)) return show(transaction, employerId, now);
  const heldSince = hold?.held_since ?? now;
  await storeCompanyHold(transaction, employerId, { signals, digest, heldSince });
  if (!isHeldNow) await announceHold(transaction, { held: { employerId }, change: 'held', now });
}

async function show(transaction: DatabaseTransaction, employerId: string, now: Date) {
  if (!(await endCompanyHold(transaction, employerId, null))) return;
  await announceHold(transaction, { held: { employerId }, change: 'released', now });
}

/** The company without a job: only rules about its texts and addresses find anything. */
function postingOf(company: Company): Posting {
  return {
    texts: [
      ...textsOf([
        ['Company name', company.company_name],
        ['Company description', company.description],
      ]),
      ...namesOfCompany(company),
    ],
    companyName: company.company_name,
    website: company.website,
    emails: [...new Set([company.email, company.contact_email])],
    accountAgeDays: Number.MAX_SAFE_INTEGER,
    postedToday: 0,
    hourlyMax: null,
    usualHourlyMax: null,
    statedHourlyMin: null,
    copiesOfOthers: 0,
    copiesOfOwn: 0,
    copiesOfRefused: 0,
    copiesOfRemoved: 0,
    sharedWithSuspended: [],
  };
}
