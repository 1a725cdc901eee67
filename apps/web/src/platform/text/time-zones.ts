/** The time zone of this browser. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What people call a zone: `Eastern Time`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
