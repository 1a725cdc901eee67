import * as z from 'zod';
import { tradeOf } from './trade-of.ts';

const places = ['hills', 'town', 'room'] as const;
const times = ['morning', 'day', 'evening', 'night'] as const;
/** What the scenes of an industry show, each. */
const VARIANTS = 2;

type TimeOfDay = (typeof times)[number];

/** A drawn scene: two things that the site draws, and the time of day that colors them. */
export const scene = z.object({
  place: z.enum(places),
  /** Of a trade, or of an industry: `pan`, `Retail-2`. */
  thing: z.string(),
  time: z.enum(times),
});

type Scene = z.output<typeof scene>;

interface Pictured {
  readonly id: string;
  readonly industry: string | null;
  readonly schedule: string | null;
  readonly title: string;
}

/** Words of a schedule, and when they say the work is. */
const saidTimes: readonly (readonly [RegExp, TimeOfDay])[] = [
  [/overnight|night|late/i, 'night'],
  [/evening|dinner|after (school|class)/i, 'evening'],
  [/morning|opening|breakfast|early/i, 'morning'],
  [/afternoon|lunch|daytime/i, 'day'],
];

/** The first time of the clock, such as `9 p.m.` or `5:30 pm`. */
const CLOCK = /\b(1[0-2]|\d)(?::\d\d)? ?([ap])\.?m\b/i;

/** The scene of a job without a picture: by trade or industry, and hours, always the same for one job. */
export function sceneOf({ id, industry, schedule, title }: Pictured): Scene {
  // The end of an id is random; its beginning is a time.
  const drawn = Number.parseInt(id.slice(-6), 16) || 0;
  const said = timeSaid(`${schedule ?? ''} ${title}`);
  return {
    place: places[drawn % places.length] ?? 'hills',
    thing: tradeOf(title) ?? `${industry ?? 'Other'}-${1 + (Math.floor(drawn / 3) % VARIANTS)}`,
    time: said ?? times[Math.floor(drawn / 6) % times.length] ?? 'day',
  };
}

function timeSaid(words: string): TimeOfDay | undefined {
  const [, hour, half] = CLOCK.exec(words) ?? [];
  if (!hour || !half) return saidTimes.find(([sign]) => sign.test(words))?.[1];
  const at = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (at < 5 || at >= 21) return 'night';
  if (at < 11) return 'morning';
  return at < 17 ? 'day' : 'evening';
}
