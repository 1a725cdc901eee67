import type { EmployerApplication } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';

type Offer = Pick<
  EmployerApplication,
  'shiftIds' | 'freeShifts' | 'basicFieldAnswers' | 'application'
>;

/** What sets an applicant apart: `Can do 3 of 4 shifts`, `From Jan 5, 2026`, `Resume`. */
export function offerOf({ shiftIds, freeShifts, basicFieldAnswers, application }: Offer): string[] {
  const { startDate } = basicFieldAnswers;
  return [
    shiftFit(shiftIds.length, freeShifts),
    startDate ? `From ${formatDate(startDate)}` : '',
    application?.submittedDocuments.resume ? 'Resume' : '',
  ].filter((part) => part !== '');
}

/** By what they ticked, or else by their week. */
function shiftFit(ticked: number, free: Offer['freeShifts']): string {
  if (ticked > 0 && (free === null || free.of < ticked))
    return ticked === 1 ? 'Can do 1 shift' : `Can do ${String(ticked)} shifts`;
  if (free === null) return '';
  const fit = ticked > 0 ? ticked : free.free;
  if (free.of === 1) return fit === 1 ? 'Can do the shift' : 'Cannot do the shift';
  return fit === free.of
    ? `Can do all ${String(free.of)} shifts`
    : `Can do ${String(fit)} of ${String(free.of)} shifts`;
}
