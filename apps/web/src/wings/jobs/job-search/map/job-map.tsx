import { SEARCH_RADIUS, type Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import { countOfJobs, hiddenInWords } from '../criteria/count-of-jobs.ts';
import type { SearchState } from '../search/search-state.ts';
import { mapPoints, pointName, type MapPoint } from './map-points.ts';

export interface JobMapProps {
  jobs: readonly Job[];
  state: Pick<SearchState, 'searchLocation' | 'radius' | 'counts' | 'hidden' | 'next'>;
}

/** Half the width of the map, in its own units. */
const HALF = 100;
const RINGS = [1 / 3, 2 / 3, 1] as const;

const cardOf = (job: Job | undefined) =>
  job ? document.querySelector<HTMLElement>(`[data-job="${CSS.escape(job.id)}"]`) : null;

/**
 * The listed jobs around the place of the search: a dot for each point, which leads to its card. One dot is in the order
 * of Tab, the arrow keys walk the others. A card under the pointer or the focus lights its dot, and a dot its cards.
 */
export function JobMap({ jobs, state }: JobMapProps) {
  const { searchLocation: place, radius } = state;
  const points = mapPoints(jobs);
  const [current, setCurrent] = useState(0);
  const [litJobId, setLitJobId] = useState<string | null>(null);
  const countId = useId();
  const dots = useRef<SVGSVGElement>(null);
  const reach = radius ?? SEARCH_RADIUS.default;
  const scale = (HALF - 8) / reach;

  useEffect(() => {
    const follow = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('[data-job]') : null;
      setLitJobId(card?.getAttribute('data-job') ?? null);
    };
    document.addEventListener('pointerover', follow, { passive: true });
    document.addEventListener('focusin', follow, { passive: true });
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);

  const light = (point: MapPoint, isLit: boolean) => {
    for (const job of point.jobs) cardOf(job)?.toggleAttribute('data-lit', isLit);
  };
  const open = (point: MapPoint) => {
    const card = cardOf(point.jobs[0]);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const point = points[at];
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (at + step + points.length) % points.length;
      setCurrent(next);
      dots.current?.querySelectorAll<SVGGElement>('[role="button"]')[next]?.focus();
    } else if (point && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      open(point);
    }
  };

  if (points.length === 0) return null;
  return (
    <Card asChild padding="small">
      <aside
        aria-label="Map"
        className="order-last w-72 shrink-0 max-lg:hidden lg:sticky lg:top-[calc(var(--header-height)+1rem)]"
      >
        <svg
          ref={dots}
          role="group"
          aria-label={`Listed jobs around ${nameOf(place)}`}
          aria-describedby={countId}
          viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
          className="w-full"
        >
          {RINGS.map((part) => (
            <circle
              key={part}
              r={part * reach * scale}
              className="fill-none stroke-line"
              strokeWidth="1"
            />
          ))}
          <path d="M-5 0H5M0-5V5" className="stroke-ink" strokeWidth="1.5" />
          {points.map((point, at) => {
            const isLit = point.jobs.some(({ id }) => id === litJobId);
            const name = pointName(point);
            return (
              <g
                key={`${point.east} ${point.north}`}
                role="button"
                aria-label={name}
                tabIndex={at === Math.min(current, points.length - 1) ? 0 : -1}
                transform={`translate(${point.east * scale} ${-point.north * scale})`}
                className="group cursor-pointer focus-visible:outline-none"
                onClick={() => open(point)}
                onKeyDown={(event) => onKeyDown(event, at)}
                onFocus={() => {
                  setCurrent(at);
                  light(point, true);
                }}
                onBlur={() => light(point, false)}
                onPointerEnter={() => light(point, true)}
                onPointerLeave={() => light(point, false)}
              >
                <title>{name}</title>
                <circle r="10" className="fill-transparent" />
                <circle
                  r={point.jobs.length > 1 ? 8 : 5}
                  strokeWidth="2"
                  className={clsx(
                    'stroke-surface group-focus-visible:stroke-focus',
                    isLit ? 'fill-marigold' : 'fill-brand',
                  )}
                />
                {point.jobs.length > 1 ? (
                  <text
                    textAnchor="middle"
                    y="3"
                    aria-hidden="true"
                    className={clsx(
                      'text-[8px] font-bold',
                      isLit ? 'fill-on-marigold' : 'fill-on-brand',
                    )}
                  >
                    {point.jobs.length}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
        <p id={countId} className="mt-2 text-sm">
          {countInWords(points, jobs, state)}
        </p>
        <p className="mt-1 text-xs text-ink-soft">
          {reach} mi around {nameOf(place)}. A dot is a ZIP code or city, not an address.
        </p>
      </aside>
    </Card>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** `24 of 310 jobs are on the map. Show more to add the next ones.` */
function countInWords(
  points: readonly MapPoint[],
  jobs: readonly Job[],
  { counts: { total, isLimited }, hidden, next }: JobMapProps['state'],
): string {
  const shown = points.reduce((sum, { jobs: { length } }) => sum + length, 0);
  const all =
    total === null ? '' : `of ${countOfJobs(total - hidden.count, isLimited ? 'plus' : '')} `;
  return [
    `${all === '' ? countOfJobs(shown) : shown.toLocaleString('en-US')} ${all}${shown === 1 ? 'is' : 'are'} on the map.`,
    ...(hidden.count > 0 ? [`Without ${hiddenInWords(hidden)}.`] : []),
    ...(next === null ? [] : ['Show more to add the next ones.']),
    ...(shown < jobs.length ? ['Remote jobs are not on it.'] : []),
  ].join(' ');
}

/** An address written by hand may name a place by its id alone. */
function nameOf(place: string): string {
  return place === '' ? 'this place' : place;
}
