/** `As of Sat, Nov 28, 2:05 PM`: when the server last said so. Copies from before it was stored have no time. */
export function asOfText(asOf: string | undefined): string {
  if (asOf === undefined) return 'As last saved on this device.';
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return `As of ${format.format(new Date(asOf))}`;
}
