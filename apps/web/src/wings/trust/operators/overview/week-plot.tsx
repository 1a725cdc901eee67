import type { OverviewWeek } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useId, type PointerEvent } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import { type Figure, shortWeekName } from './figures.ts';

/** Units of the drawing; it stretches to the width of its card. */
const HEIGHT = 64;
const BAR = 8;
const STEP = 10;

export interface WeekPlotProps {
  figure: Figure;
  weeks: readonly OverviewWeek[];
  /** Index of the week whose value is written out. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Bars of one figure, a week each. The value of the chosen week stands beside the title. */
export function WeekPlot({ figure, weeks, chosen, onChoose }: WeekPlotProps) {
  const titleId = useId();
  const { title, about, series, say } = figure;
  const [first, second] = series;
  const heights = weeks.map((week) => [first.of(week) ?? 0, second?.of(week) ?? 0] as const);
  const most = Math.max(...heights.map(([below, above]) => below + above));
  const scale = most === 0 ? 0 : (HEIGHT - 2) / most;
  const choose = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * weeks.length);
    onChoose(Math.min(weeks.length - 1, Math.max(0, index)));
  };
  const week = weeks[chosen];
  return (
    <Card asChild className="flex flex-col">
      <section aria-labelledby={titleId}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={titleId} className="font-bold">
            {title}
          </h2>
          <p className="font-semibold tabular-nums">{week ? say(week) : null}</p>
        </div>
        {about === undefined ? null : <p className="mt-0.5 text-sm text-ink-soft">{about}</p>}
        {second ? (
          <ul aria-hidden="true" className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-ink-soft">
            <Key label={first.label} look="bg-brand" />
            <Key label={second.label} look="bg-marigold" />
          </ul>
        ) : null}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${String(weeks.length * STEP)} ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          className="mt-auto h-32 w-full touch-pan-y border-b border-line-strong pt-4"
          onPointerMove={choose}
          onPointerDown={choose}
        >
          {heights.map(([below, above], index) => {
            const x = index * STEP + (STEP - BAR) / 2;
            const top = HEIGHT - (below + above) * scale;
            const isChosen = index === chosen;
            return (
              <g key={weeks[index]?.monday} className={clsx(!isChosen && 'opacity-55')}>
                {isChosen ? (
                  <rect x={index * STEP} width={STEP} height={HEIGHT} className="fill-sunken" />
                ) : null}
                <rect
                  x={x}
                  y={HEIGHT - below * scale}
                  width={BAR}
                  height={below * scale}
                  className="fill-brand"
                />
                <rect x={x} y={top} width={BAR} height={above * scale} className="fill-marigold" />
              </g>
            );
          })}
        </svg>
        <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
          {[weeks[0], weeks.at(-1)].map((end) =>
            end ? <span key={end.monday}>{shortWeekName(end)}</span> : null,
          )}
        </p>
      </section>
    </Card>
  );
}

function Key({ label, look }: { label: string; look: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={clsx('size-2.5 rounded-full', look)} />
      {label}
    </li>
  );
}
