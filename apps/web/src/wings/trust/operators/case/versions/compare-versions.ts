import type { CaseVersion, WeighedPassage } from '@nextshift/contract';
import { type ChangeObject, diffWordsWithSpace } from 'diff';

/** Words that differ, from which on two texts are shown one after the other. */
const MOST_EDITS = 400;

/** A part of a text: what became of it since the version before, and which passage it belongs to. */
export interface Piece {
  readonly text: string;
  readonly change: 'added' | 'removed' | null;
  /** The number of the passage, from 1; null outside of passages. */
  readonly passage: number | null;
}

/** A text of a version; `same` as in the version before, or null where it has none. */
export type Cell = readonly Piece[] | 'same' | null;

export interface ComparedVersion {
  readonly version: CaseVersion;
  /** What weighed most, the heaviest first, with its words. */
  readonly passages: readonly (WeighedPassage & { readonly words: string })[];
  readonly cells: ReadonlyMap<string, Cell>;
}

export interface Comparison {
  /** The labels of all versions, in reading order. */
  readonly fields: readonly string[];
  readonly versions: readonly ComparedVersion[];
}

/** Each version beside the one before it. */
export function compareVersions(versions: readonly CaseVersion[]): Comparison {
  const fields = [...new Set(versions.flatMap((one) => one.fields.map(({ field }) => field)))];
  const texts = versions.map((one) => new Map(one.fields.map(({ field, text }) => [field, text])));
  return {
    fields,
    versions: versions.map((version, index) => {
      const now = texts[index];
      const before = texts[index - 1];
      const passages = version.passages
        .map((one) => ({ ...one, words: (now?.get(one.field) ?? '').slice(one.start, one.end) }))
        .filter(({ words }) => words.trim() !== '')
        .sort((one, other) => other.weight - one.weight);
      const places = passages.map((one, at) => ({ ...one, number: at + 1 }));
      const cellOf = (field: string): Cell => {
        const text = now?.get(field) ?? null;
        // The first version has nothing before it, and so no changes.
        const earlier = before ? (before.get(field) ?? null) : text;
        if (before && earlier === text) return text === null ? null : 'same';
        if (earlier === null && text === null) return null;
        return piecesOf(
          earlier ?? '',
          text ?? '',
          places.filter((place) => place.field === field),
        );
      };
      return { version, passages, cells: new Map(fields.map((field) => [field, cellOf(field)])) };
    }),
  };
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly number: number;
}

/** A text in pieces, those that were removed from the text before included. */
function piecesOf(before: string, now: string, places: readonly Place[]): Piece[] {
  const parts: readonly Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>[] =
    diffWordsWithSpace(before, now, { maxEditLength: MOST_EDITS }) ?? [
      { value: before, removed: true, added: false },
      { value: now, removed: false, added: true },
    ];
  let start = 0;
  return parts.flatMap(({ value, added, removed }, index): Piece[] => {
    if (removed) {
      const piece: Piece = { text: value, change: 'removed', passage: null };
      const next = parts[index + 1];
      // What replaces a word stands apart from it.
      const isGlued = next?.added === true && /\S$/.test(value) && /^\S/.test(next.value);
      return isGlued ? [piece, { text: ' ', change: null, passage: null }] : [piece];
    }
    const from = start;
    start += value.length;
    return cut(value, from, places).map((piece) => ({ ...piece, change: added ? 'added' : null }));
  });
}

/** Cuts a part of a text, which begins at `from`, where passages begin and end. The heavier one has what two share. */
function cut(
  part: string,
  from: number,
  places: readonly Place[],
): { text: string; passage: number | null }[] {
  const end = from + part.length;
  const edges = places
    .flatMap((place) => [place.start, place.end])
    .filter((edge) => edge > from && edge < end);
  const cuts = [...new Set([from, ...edges, end])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((at, index) => ({
    text: part.slice(at - from, (cuts[index + 1] ?? end) - from),
    passage: places.find((place) => place.start <= at && at < place.end)?.number ?? null,
  }));
}
