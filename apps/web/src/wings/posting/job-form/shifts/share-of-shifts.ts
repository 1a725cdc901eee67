import { type EachWorks, jobDraftFields } from '@nextshift/contract';

/** What an employer chose of the shifts of one person; the numbers as typed. */
export interface Share {
  readonly choice: '' | 'all' | 'some';
  readonly min: string;
  readonly max: string;
}

/** The choice that a form keeps as JSON. */
export function shareOf(typed: string): Share {
  const share: unknown = typed === '' ? null : JSON.parse(typed);
  if (typeof share !== 'object' || share === null) return { choice: '', min: '', max: '' };
  const { all, min, max } = share as Record<string, unknown>;
  return { choice: all === true ? 'all' : 'some', min: textOf(min), max: textOf(max) };
}

/** The JSON of a choice. */
export function typedShare({ choice, min, max }: Share): string {
  if (choice === '') return '';
  return JSON.stringify(choice === 'all' ? { all: true } : { all: false, min, max });
}

/** The choice where it is complete. */
export function wholeShare(typed: string): EachWorks | null {
  return jobDraftFields.safeParse({ eachWorks: typed }).data?.eachWorks ?? null;
}

/** `2 to 4 of these shifts a week`. */
export function wordsOfShare({ choice, min, max }: Share): string {
  if (choice === '') return '';
  return choice === 'all' ? 'All of these shifts' : `${min} to ${max} of these shifts a week`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
