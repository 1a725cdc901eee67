const MINUTES_SHOWN = { hour: 'numeric', minute: '2-digit' } as const;

interface Moments {
  readonly startsAt: Date | string;
  readonly endsAt: Date | string;
  /** On whose clocks they are shown. */
  readonly timeZone: string;
}

/** A shift on a date in words: `Sat, Nov 21, 7 AM to 1 PM`. */
export function describeMoments(moments: Moments): string {
  const { startsAt, timeZone } = moments;
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone,
  }).format(new Date(startsAt));
  return `${day}, ${describeClocks(moments)}`;
}

/** Its hours alone: `7 AM to 1 PM`. */
export function describeClocks({ startsAt, endsAt, timeZone }: Moments): string {
  return `${timeIn(timeZone, startsAt)} to ${timeIn(timeZone, endsAt)}`;
}

/** The name of a zone at a moment, as people there know it: `EST`. */
export function zoneNameAt(timeZone: string, moment: Date | string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone });
  const name = parts.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}

/** `7 AM`, `9:30 PM`. */
export function timeIn(timeZone: string, moment: Date | string): string {
  const time = new Intl.DateTimeFormat('en-US', { ...MINUTES_SHOWN, timeZone });
  return time.format(new Date(moment)).replace(':00', '').replaceAll('\u202f', ' ');
}
