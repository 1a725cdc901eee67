import type { CaseDetail } from '@nextshift/contract';

/** What rules and the model found, the words as they are written where there are any. */
export function CaseSignals({ signals }: Pick<CaseDetail, 'signals'>) {
  const rules = [...new Set(signals.map(({ rule }) => rule))];
  return (
    <section aria-labelledby="case-signals">
      <h2 id="case-signals" className="text-heading font-bold">
        {rules.length === 1 ? '1 signal' : `${String(rules.length)} signals`}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rules.map((rule) => {
          const found = signals.filter((signal) => signal.rule === rule);
          const [first] = found;
          if (!first) return null;
          const quoted = found.filter(({ words }) => words !== '');
          return (
            <li key={rule} className="py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="font-sans text-base font-semibold">{first.why}</h3>
                <p className="text-sm text-ink-soft">
                  {rule}, version {first.version} · {first.level}
                </p>
              </div>
              {quoted.length === 0 ? null : (
                <ul className="mt-1 space-y-1">
                  {quoted.map(({ field, words }, index) => (
                    <li key={index} className="wrap-anywhere">
                      <span className="text-sm text-ink-soft">{field}:</span>{' '}
                      <Marked>{words}</Marked>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A text in which the words that rules found are highlighted. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return splitAt(text, words).map(({ part, isFound }, index) =>
    isFound ? <Marked key={index}>{part}</Marked> : part,
  );
}

function Marked({ children }: { children: string }) {
  return <mark className="rounded-sm bg-marigold px-0.5 text-on-marigold">{children}</mark>;
}

interface TextPart {
  readonly part: string;
  readonly isFound: boolean;
}

/** Cuts a text at the first place of each of the words, in the order of the text. */
function splitAt(text: string, words: readonly string[]): TextPart[] {
  const places = words
    .map((found) => ({ start: text.indexOf(found), length: found.length }))
    .filter(({ start, length }) => start >= 0 && length > 0)
    .sort((one, other) => one.start - other.start);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { start, length } of places) {
    if (start < end) continue;
    parts.push({ part: text.slice(end, start), isFound: false });
    parts.push({ part: text.slice(start, start + length), isFound: true });
    end = start + length;
  }
  return [...parts, { part: text.slice(end), isFound: false }];
}
