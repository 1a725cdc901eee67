import { useHour } from '../hooks/use-hour.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const RADIUS = 180;

/** A shift in the afternoon, until the reader's hour is known. */
const SHIFT = { from: 15.5, to: 20.5 } as const;
const DEGREES_AN_HOUR = 15;

/** The day as a dial, with the hours of a shift from now on filled in. Decoration. */
export function DayDial({ className }: { className?: string }) {
  const from = useHour() ?? SHIFT.from;
  const turned = { rotate: `${(from - SHIFT.from) * DEGREES_AN_HOUR}deg` };
  return (
    <svg viewBox="0 0 400 400" fill="none" aria-hidden="true" className={className}>
      <circle cx="200" cy="200" r={RADIUS} className="fill-fig-raised" />
      <path
        d={sector(SHIFT.from, SHIFT.to)}
        style={from === SHIFT.from ? undefined : turned}
        className="origin-[200px_200px] fill-marigold transition-[rotate] duration-1000 ease-out"
      />
      {HOURS.map((hour) => {
        const [x1, y1] = onDial(hour, RADIUS + 8);
        const [x2, y2] = onDial(hour, RADIUS + (hour % 6 === 0 ? 20 : 14));
        return <path key={hour} d={`M${x1} ${y1}L${x2} ${y2}`} className="stroke-on-fig-soft" />;
      })}
      <circle cx="200" cy="200" r="9" className="fill-fig" />
    </svg>
  );
}

/** A point on the dial; midnight is at the top. */
function onDial(hour: number, radius: number): readonly [x: number, y: number] {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  // Rounded: server and browser must draw the same text.
  return [round(200 + radius * Math.cos(angle)), round(200 + radius * Math.sin(angle))];
}

function sector(from: number, to: number): string {
  const [x1, y1] = onDial(from, RADIUS);
  const [x2, y2] = onDial(to, RADIUS);
  return `M200 200L${x1} ${y1}A${RADIUS} ${RADIUS} 0 0 1 ${x2} ${y2}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
