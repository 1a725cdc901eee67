import type { CaseSubject } from '@nextshift/contract';

/** What was reported, as people saw it. */
export function CaseTexts({ subject }: { subject: CaseSubject }) {
  return (
    <section aria-labelledby="case-texts">
      <h2 id="case-texts" className="text-heading font-bold">
        As people saw it
      </h2>
      {subject.texts.length === 0 ? (
        <p className="mt-2 text-ink-soft">It had no texts.</p>
      ) : (
        <dl className="mt-2 divide-y divide-line border-y border-line">
          {subject.texts.map(({ label, text }) => (
            <div key={label} className="gap-x-6 py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
