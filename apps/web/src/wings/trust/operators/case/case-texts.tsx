import type { CaseDetail, CaseSubject } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { MarkedText } from './case-signals.tsx';

/** What the case is about, as people saw it, beside what it says now, with the words that rules found. */
export function CaseTexts({ detail }: { detail: CaseDetail }) {
  const { subject, present, signals, reportCount } = detail;
  const lines = linesOf(subject, present);
  const marked = (label: string, text: string) => (
    <MarkedText
      text={text}
      words={signals.filter(({ field }) => field === label).map(({ words }) => words)}
    />
  );
  return (
    <section aria-labelledby="case-texts">
      <h2 id="case-texts" className="text-heading font-bold">
        Content under review
      </h2>
      {present === null ? null : (
        <p className="mt-2 rounded-control bg-warning-soft p-3 text-sm font-medium forced-colors:border">
          {reportCount > 0
            ? 'Changed since it was reported.'
            : 'Changed since this case was opened.'}
        </p>
      )}
      {lines.length === 0 ? (
        <p className="mt-2 text-ink-soft">It had no texts.</p>
      ) : (
        <dl className="mt-2 divide-y divide-line border-y border-line">
          {lines.map(({ label, before, now }) => (
            <div key={label} className="gap-x-6 py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-sm text-ink-soft">{label}</dt>
              {before === now ? (
                <Text>{marked(label, now ?? '')}</Text>
              ) : (
                <dd className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
                  <Version name="Then">
                    {before === null ? 'Not in the copy.' : marked(label, before)}
                  </Version>
                  <Version name="Now">
                    {now === null ? 'Nothing anymore.' : marked(label, now)}
                  </Version>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <dd className="max-w-prose wrap-anywhere whitespace-pre-line">{children}</dd>;
}

function Version({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm font-semibold">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    </div>
  );
}

interface ShownLine {
  readonly label: string;
  /** Null where it had no such text. */
  readonly before: string | null;
  readonly now: string | null;
}

/** The lines of the copy and of what it says now, in their order; names only where they have changed. */
function linesOf(subject: CaseSubject, present: CaseSubject | null): ShownLine[] {
  if (present === null) {
    return subject.texts.map(({ label, text }) => ({ label, before: text, now: text }));
  }
  const isNamedAlike = subject.title === subject.companyName;
  const names: ShownLine[] = [
    { label: 'Title', before: subject.title, now: isNamedAlike ? subject.title : present.title },
    { label: 'Company', before: subject.companyName, now: present.companyName },
  ];
  const then = new Map(subject.texts.map(({ label, text }) => [label, text]));
  const now = new Map(present.texts.map(({ label, text }) => [label, text]));
  const labels = [...new Set([...then.keys(), ...now.keys()])];
  return [
    ...names.filter((name) => name.before !== name.now),
    ...labels.map((label) => ({
      label,
      before: then.get(label) ?? null,
      now: now.get(label) ?? null,
    })),
  ];
}
