import { formatDollarRange, jobDraftFields, type Tips, tipsInWords } from '@nextshift/contract';
import type { JobForm } from '../use-job-draft.ts';

/** Tips an hour as typed. */
export interface TypedTips {
  readonly min: string;
  readonly max: string;
}

/** The tips that a form keeps as JSON. */
export function tipsOf(typed: string): TypedTips {
  const tips: unknown = typed === '' ? null : JSON.parse(typed);
  if (typeof tips !== 'object' || tips === null) return { min: '', max: '' };
  const { min, max } = tips as Record<string, unknown>;
  return { min: textOf(min), max: textOf(max) };
}

/** The JSON of typed tips; '' for none. */
export function typedTips({ min, max }: TypedTips): string {
  return min === '' && max === '' ? '' : JSON.stringify({ min, max });
}

/** The tips where they are in order. */
export function wholeTips(typed: string): Tips | null {
  return jobDraftFields.safeParse({ tips: typed }).data?.tips ?? null;
}

/** `$4–$6 an hour`; '' for none. */
export function wordsOfTips(typed: string): string {
  const tips = wholeTips(typed);
  return tips ? `${formatDollarRange(tips)} an hour` : '';
}

const TIPS_FOUND = 'Tips are noted below, apart from the pay.';
const ARE_TIPS_PAY = 'Does the pay above include tips? Enter it without them, and the tips below.';

/**
 * Notes tips that the words about pay have begun to name, and fills in what they come to, where the employer sees and can
 * change it.
 * @param before the words until now
 * @returns what to tell or ask
 */
export function noteTips(form: JobForm, words: string, before: string): string | null {
  const [read, known] = [tipsInWords(words), tipsInWords(before)];
  const note = read.arePartOfPay ? ARE_TIPS_PAY : TIPS_FOUND;
  const write = (field: 'tipped' | 'tips', value: string) => {
    form.setValue(field, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  if (read.tipped && !known.tipped) write('tipped', 'true');
  const ours = ['', inFields(known.tips)];
  const isTipped = form.getValues('tipped') === 'true';
  if (isTipped && read.tips && ours.includes(form.getValues('tips'))) {
    write('tips', inFields(read.tips));
  }
  return read.tipped && isTipped ? note : null;
}

function inFields(tips: Tips | null): string {
  return tips ? typedTips({ min: textOf(tips.min), max: textOf(tips.max) }) : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
