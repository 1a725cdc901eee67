import { useId } from 'react';
import { Card } from '../../../../ui/display/card.tsx';

/** Decided cases that belong together. */
interface DecidedRow {
  readonly name: string;
  readonly held: number;
  readonly upheld: number;
}

export interface DecidedPlotProps {
  title: string;
  about: string;
  /** What a row is, as the header of its column. */
  unit: string;
  rows: readonly DecidedRow[];
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/**
 * Decided cases as bars in a table, with their numbers below: upheld ones are filled, dismissed ones hatched, so that
 * nothing depends on color. The roles are written out as in `DataTable`.
 */
export function DecidedPlot({ title, about, unit, rows }: DecidedPlotProps) {
  const titleId = useId();
  const most = Math.max(1, ...rows.map(({ held }) => held));
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="font-bold">
          {title}
        </h2>
        <p className="mt-0.5 max-w-prose text-sm text-ink-soft">{about}</p>
        <ul
          aria-hidden="true"
          className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft"
        >
          <Key label="Upheld" row={{ name: '', held: 1, upheld: 1 }} />
          <Key label="Dismissed" row={{ name: '', held: 1, upheld: 0 }} />
        </ul>
        <table role="table" className="mt-2 block text-left tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead role="rowgroup" className="sr-only">
            <tr role="row">
              <th role="columnheader" scope="col">
                {unit}
              </th>
              <th role="columnheader" scope="col">
                Decided
              </th>
              <th role="columnheader" scope="col">
                Precision
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="block divide-y divide-line">
            {rows.map((row) => (
              <tr
                key={row.name}
                role="row"
                className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-2 md:grid-cols-[8rem_minmax(0,1fr)_5rem]"
              >
                <th role="rowheader" scope="row" className="font-normal">
                  {row.name}
                </th>
                <td role="cell" className="max-md:order-last max-md:col-span-2">
                  {row.held === 0 ? null : <Bar row={row} most={most} className="h-4 w-full" />}
                  <p className="mt-1 text-sm text-ink-soft">{countsText(row)}</p>
                </td>
                <td role="cell" className="text-right font-semibold">
                  {precisionText(row)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

interface BarProps {
  row: DecidedRow;
  /** The longest bar. */
  most: number;
  className: string;
}

/** Stretches to its width; the hatch does not. */
function Bar({ row: { held, upheld }, most, className }: BarProps) {
  const share = (count: number) => `${String((count / most) * 100)}%`;
  const hatchId = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <defs>
        <pattern
          id={hatchId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height="6" className="fill-ink-soft" />
        </pattern>
      </defs>
      <rect width={share(upheld)} height="100%" className="fill-brand" />
      {held > upheld ? (
        <rect
          x={share(upheld)}
          width={share(held - upheld)}
          height="100%"
          fill={`url(#${hatchId})`}
          className="stroke-ink-soft"
        />
      ) : null}
    </svg>
  );
}

function Key({ label, row }: { label: string; row: DecidedRow }) {
  return (
    <li className="flex items-center gap-1.5">
      <Bar row={row} most={1} className="h-3 w-6" />
      {label}
    </li>
  );
}

/** '9 upheld, 3 dismissed'. */
export function countsText({ held, upheld }: Omit<DecidedRow, 'name'>): string {
  if (held === 0) return 'None decided';
  return `${String(upheld)} upheld, ${String(held - upheld)} dismissed`;
}

/** The share of what was decided that was upheld. */
export function precisionText({ held, upheld }: Omit<DecidedRow, 'name'>): string {
  return held === 0 ? 'None' : percent.format(upheld / held);
}
