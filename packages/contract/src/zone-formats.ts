/** Zones at a time: a name may come from a file or a request, in any spelling, and a format takes 50 kB. */
export const ZONES_KEPT = 64;

/** Makes the format of each time zone once, or what has one, and again after many other zones. */
export function keepZoneFormats<Format>(
  make: (timeZone: string) => Format,
): (timeZone: string) => Format {
  const formats = new Map<string, Format>();
  return (timeZone) => {
    const known = formats.get(timeZone);
    if (known) return known;
    const [oldest] = formats.keys();
    if (oldest !== undefined && formats.size === ZONES_KEPT) formats.delete(oldest);
    const format = make(timeZone);
    formats.set(timeZone, format);
    return format;
  };
}
