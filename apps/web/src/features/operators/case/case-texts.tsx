import type { CaseDetail } from '@nextshift/contract';
import { MarkedText } from './case-signals.tsx';

/** What the case is about, as people saw it, with the words that rules found. */
export function CaseTexts({ subject, signals }: Pick<CaseDetail, 'subject' | 'signals'>) {
  const foundIn = (label: string) =>
    signals.filter(({ field }) => field === label).map(({ words }) => words);
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
              <dd className="max-w-prose wrap-anywhere whitespace-pre-line">
                <MarkedText text={text} words={foundIn(label)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
