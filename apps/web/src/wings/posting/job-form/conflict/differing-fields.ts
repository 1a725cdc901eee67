import { jobFields } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { jobDraft, type JobDraft } from '../job-draft.ts';
import { wordsOfTips } from '../pay/tips-of-draft.ts';
import { describeRow, type ShiftRow } from '../shifts/shift-rows.ts';
import { shareOf, wordsOfShare } from '../shifts/share-of-shifts.ts';

/** A field whose content differs between two versions of a job; '' is empty. */
export interface DifferingField {
  readonly label: string;
  readonly mine: string;
  readonly saved: string;
  /** Changed elsewhere only, so that keeping one's own version leaves it as saved. */
  readonly isOnlyTheirs: boolean;
}

/** What an employer typed, what they started from (null if unknown), and what was saved elsewhere. */
export interface Versions {
  readonly mine: JobDraft;
  readonly base: JobDraft | null;
  readonly saved: JobDraft;
}

/** The fields in the order of the form, any others after them. */
const fieldsOfForm = new Set<keyof JobDraft>([
  ...(['title', 'type', 'industry', 'department', 'experienceLevel', 'minimumAge'] as const),
  'description',
  ...(['locationType', 'address', 'city', 'state', 'zipCode'] as const),
  ...(['payRate', 'payFrequency', 'expectedHours', 'openings', 'minWage', 'maxWage'] as const),
  ...(['compensation', 'tipped', 'tips', 'benefits', 'requirements', 'skills', 'tags'] as const),
  ...(['shifts', 'eachWorks', 'schedule', 'startDate', 'closesAt'] as const),
  ...jobDraft.keyof().options,
]);

/** The fields in which two versions differ, in the order of the form. */
export function differingFields({ mine, base, saved }: Versions): DifferingField[] {
  return [...fieldsOfForm]
    .map((field) => ({
      label: jobFields[field].label,
      mine: textOf(field, mine),
      saved: textOf(field, saved),
      isOnlyTheirs: base !== null && isSameField(field, mine, base),
    }))
    .filter((field) => field.mine !== field.saved);
}

/** What was typed, with the fields that were changed elsewhere only as they were saved there. */
export function mergeVersions({ mine, base, saved }: Versions): JobDraft {
  if (base === null) return mine;
  const isMine = (field: string) =>
    jobDraft.keyof().options.some((own) => own === field && !isSameField(own, mine, base));
  const merged = jobDraft.parse({
    ...saved,
    ...Object.fromEntries(Object.entries(mine).filter(([field]) => isMine(field))),
  });
  return { ...merged, shifts: merged.shifts.map((row) => withStoredId(row, saved.shifts)) };
}

/** A shift that was taken out elsewhere is a new one. */
function withStoredId(row: ShiftRow, stored: readonly ShiftRow[]): ShiftRow {
  return stored.some(({ id }) => id === row.id) ? row : { ...row, id: null };
}

function isSameField(field: keyof JobDraft, one: JobDraft, other: JobDraft): boolean {
  return textOf(field, one) === textOf(field, other);
}

function textOf(field: keyof JobDraft, draft: JobDraft): string {
  if (field === 'shifts') return draft.shifts.map(describeRow).join('\n');
  if (field === 'eachWorks') return wordsOfShare(shareOf(draft.eachWorks));
  if (field === 'tipped') return draft.tipped === 'true' ? 'Yes' : 'No';
  if (field === 'tips') return wordsOfTips(draft.tips);
  const value = draft[field];
  if (typeof value !== 'string') return value.join('\n');
  const isDay = (field === 'closesAt' || field === 'startDate') && value !== '';
  return isDay ? formatDate(value) : value.trim();
}

/** An image as a differing field; null if it needs no choice. */
export function differingImage(
  mine: File | string | null,
  { before, saved }: { before: string | null; saved: string | null },
): DifferingField | null {
  // An image that was not touched here follows the saved job.
  if (mine === before || mine === saved) return null;
  return {
    label: 'Job Image',
    isOnlyTheirs: false,
    mine: mine instanceof File ? `New image: ${mine.name}` : '',
    saved: saved === null ? '' : saved === before ? 'Image as before' : 'Another image',
  };
}
