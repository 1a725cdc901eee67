/** Part of a text by its positions; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces each of the spans; overlapping ones are replaced as one. */
export function replaceSpans(text: string, spans: readonly Span[], by: string): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start >= from) shown += text.slice(from, start) + by;
    from = Math.max(from, end);
  }
  return shown + text.slice(from);
}
