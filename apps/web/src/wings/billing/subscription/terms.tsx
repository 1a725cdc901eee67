/** A list of facts: terms with their values. */
export function Terms({ terms }: { terms: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className="divide-y divide-line rounded-control border border-line">
      {terms.map(([term, value]) => (
        <div key={term} className="flex items-baseline justify-between gap-4 px-4 py-3">
          <dt className="shrink-0 text-ink-soft">{term}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
