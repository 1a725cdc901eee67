import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { describeCompany, openCasesOfSignals, settleCasesOf } from '../../case-files/index.ts';
import { isHeld, weightOf } from '../../signals/index.ts';
import { announceHold } from '../hold-mail.ts';
import type { CheckSettings } from '../check-job.ts';
import { storeVersions } from '../../versions/index.ts';
import { followHeavyHolds } from '../heavy/follow-heavy-holds.ts';
import { findHeavyCases } from '../heavy/heavy-cases.queries.ts';
import { keepHeavy } from '../heavy/keep-heavy.ts';
import { endHolds, findHold, type Held, type Hold, storeHolds } from '../holds.queries.ts';
import { findOtherSignals } from './company-holds.queries.ts';
import { readSignals } from '../explain-hold.ts';
import { findPostingCompany } from '../posting.queries.ts';
import { isHeldByReports } from '../is-held-by-reports.ts';
import { findScreening, standingOf } from '../screening-settings.queries.ts';
import { readPage } from './read-page.ts';
import { readerOf, type Screening } from '../text-reader.ts';

/** A rule that reads no text, and whose signal an edit does not take away. */
const ACCEPTANCE_LIMIT = 'acceptance-limit';

/**
 * Reads the page of a locked company after every change of it. Signals open a case, and what carries them is not shown
 * until that is decided or, of a light hold, the texts are changed. What several people have reported waits for the
 * decision.
 * @param isPosted whether it says something else of itself than before
 */
export async function checkCompany(
  transaction: DatabaseTransaction,
  { clock, config, secrets, reader }: CheckSettings,
  employerId: string,
  { isPosted = false }: { readonly isPosted?: boolean } = {},
): Promise<void> {
  const company = await findPostingCompany(transaction, employerId);
  const now = clock();
  const { posting, digest } = readPage(company);
  const held = { type: 'company', id: employerId } as const;
  const hold = await findHold(transaction, held);
  const isRead = hold?.released_by != null && hold.text_digest.equals(digest);
  const reading = readerOf({ reader }).read(posting, await pageScreening(transaction, company));
  const found = async () => [
    ...reading.signals,
    ...followHeavyHolds(await findHeavyCases(transaction, secrets, employerId), {
      id: employerId,
      postedAt: isPosted ? now : null,
      isVerified: company.verified_at !== null,
      hashes: [],
      before: hold?.held_since ? readSignals(hold.signals) : [],
    }),
  ];
  const isOff = config.employerChecks === 'off' || isRead;
  const { signals, heavySince } = keepHeavy(hold, isOff ? [] : await found(), now);
  const isHeldNow = hold?.held_since != null;
  const isReported =
    (isHeldNow && hold.cause === 'reports') || (await isHeldByReports(transaction, held));
  if (!isHeld(signals) && !isHeldNow && !isReported) return;
  const others = readSignals(await findOtherSignals(transaction, employerId, ACCEPTANCE_LIMIT));
  if (!isHeld(signals) && !isReported && others.length === 0) {
    await show(transaction, held, { hold, now });
    const subjects = { subjectType: 'company', subjectIds: [employerId] } as const;
    await settleCasesOf(transaction, subjects, now);
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
  const all = [...signals, ...others];
  const opened = { subjectId: employerId, employerId, subject, heavySince, now };
  const caseIds = await openCasesOfSignals(transaction, [
    { subjectType: 'company', ...opened, signals: all, weight: weightOf(all) },
  ]);
  if (!isHeld(signals) && !isReported) return show(transaction, held, { hold, now });
  const caseId = caseIds.get(employerId);
  const { risk, passages } = reading;
  const standing = standingOf(company);
  const version = { subject, signals, risk, passages, hashes: [], standing };
  await storeVersions(transaction, caseId === undefined ? [] : [{ caseId, ...version }], now);
  const heldSince = hold?.held_since ?? now;
  const cause = isReported ? 'reports' : 'signals';
  const stored = { id: employerId, cause, signals, digest, heldSince, heavySince } as const;
  await storeHolds(transaction, 'company', [stored]);
  if (isHeldNow) return;
  await announceHold(transaction, { held, change: 'held', cause, now });
}

/** A page says less than a posting, and is held only for what would hold a posting heavily. */
async function pageScreening(
  transaction: DatabaseTransaction,
  company: Parameters<typeof standingOf>[0],
): Promise<Screening> {
  const { limits, correction } = await findScreening(transaction, standingOf(company));
  const { heavyThreshold } = limits;
  return { limits: { threshold: heavyThreshold, heavyThreshold }, correction };
}

async function show(
  transaction: DatabaseTransaction,
  held: Held,
  { hold, now }: { readonly hold: Hold | undefined; readonly now: Date },
) {
  if (!hold?.held_since) return;
  const ended = { id: held.id, cause: hold.cause, heldSince: hold.held_since };
  await endHolds(transaction, 'company', [ended], { releasedBy: null, now });
  await announceHold(transaction, { held, change: 'released', now });
}
