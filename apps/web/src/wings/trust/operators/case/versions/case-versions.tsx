import { type CaseVersion, formatMoment } from '@nextshift/contract';
import { type ReactNode, useMemo } from 'react';
import { Badge } from '../../../../../ui/display/badge.tsx';
import { type Cell, compareVersions, type ComparedVersion } from './compare-versions.ts';
import { Added, MarkedPieces, Removed, Weighed } from './marked-pieces.tsx';

const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent' });
const WEIGHT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** What was held each time that it was read, side by side: what changed, and what weighed most. */
export function CaseVersions({ versions }: { versions: readonly CaseVersion[] }) {
  // Once for a case: the page renders with each letter of a reason.
  const { fields, versions: compared } = useMemo(() => compareVersions(versions), [versions]);
  return (
    <section aria-labelledby="case-versions">
      <h2 id="case-versions" className="text-heading font-bold">
        {versions.length === 1 ? '1 version' : `${String(versions.length)} versions`}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        <Weighed number={1}>Weighed most</Weighed>, numbered as in the list
        {versions.length > 1 ? (
          <>
            {'; '}
            <Added>added</Added> and <Removed>removed</Removed> since the version before
          </>
        ) : null}
        .
      </p>
      <div
        role="region"
        aria-label="Versions side by side"
        tabIndex={0}
        className="relative mt-3 overflow-x-auto border-y border-line"
      >
        <table className="w-full border-collapse text-left align-top">
          <thead>
            <tr>
              <td className="w-[min(7rem,30vw)] min-w-[min(7rem,30vw)]" />
              {compared.map(({ version }, index) => (
                <th
                  key={index}
                  scope="col"
                  className="min-w-[min(17rem,60vw)] px-3 py-2 align-top font-semibold"
                >
                  Version {index + 1}
                  <time dateTime={version.at} className="block text-sm font-normal text-ink-soft">
                    {formatMoment(version.at)}
                  </time>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            <Row name="Risk">
              {compared.map(({ version: { risk } }, index) => (
                <Column key={index}>
                  <span className="font-semibold tabular-nums">{PERCENT.format(risk)}</span>
                </Column>
              ))}
            </Row>
            <Row name="Rules">
              {compared.map(({ version }, index) => (
                <Column key={index}>
                  <Rules version={version} />
                </Column>
              ))}
            </Row>
            <Row name="Weighed most">
              {compared.map(({ passages }, index) => (
                <Column key={index}>
                  <Passages passages={passages} />
                </Column>
              ))}
            </Row>
            {fields.map((field) => (
              <Row key={field} name={field}>
                {compared.map(({ cells }, index) => (
                  <Column key={index}>
                    <Text cell={cells.get(field) ?? null} />
                  </Column>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th
        scope="row"
        className="py-2 pr-3 align-top text-sm font-normal wrap-anywhere text-ink-soft"
      >
        {name}
      </th>
      {children}
    </tr>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <td className="px-3 py-2 align-top">{children}</td>;
}

function Rules({ version: { signals } }: { version: CaseVersion }) {
  const rules = [...new Set(signals.map(({ rule }) => rule))];
  if (rules.length === 0) return <span className="text-ink-soft">None</span>;
  return (
    <ul className="flex flex-wrap gap-1">
      {rules.map((rule) => (
        <li key={rule}>
          <Badge>{rule}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Passages({ passages }: Pick<ComparedVersion, 'passages'>) {
  if (passages.length === 0) return <span className="text-ink-soft">Nothing alone</span>;
  return (
    <ol className="list-decimal space-y-0.5 pl-5">
      {passages.map(({ field, words, weight }, index) => (
        <li key={index} className="wrap-anywhere">
          “{words.trim()}”{' '}
          <span className="text-sm text-ink-soft tabular-nums">
            {field}, {WEIGHT.format(weight)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Text({ cell }: { cell: Cell }) {
  if (cell === null) return <span className="text-ink-soft">Nothing</span>;
  if (cell === 'same') return <span className="text-ink-soft">As before</span>;
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      <MarkedPieces pieces={cell} />
    </p>
  );
}
