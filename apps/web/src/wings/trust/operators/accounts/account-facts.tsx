import type { ReactNode } from 'react';

/** What is known of an account, in terms and values. */
export function AccountFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-2">{children}</dl>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
