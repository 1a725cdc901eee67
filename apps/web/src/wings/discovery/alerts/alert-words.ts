import type { Alert, AlertCadence, AlertPause } from '@nextshift/contract';
import type { SelectOption } from '../../../ui/forms/select-field.tsx';

export const CADENCES: readonly (SelectOption & { readonly value: AlertCadence })[] = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
];

/** The hours of a day, as people in the United States write them. */
export const HOURS: readonly SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour % 12 || 12)} ${hour < 12 ? 'AM' : 'PM'}`,
}));

/** Why an alert sends no mails. */
export const PAUSE_WORDS: Readonly<Record<AlertPause, string>> = {
  owner: 'You paused it.',
  unsubscribed: 'Stopped by the link in an email.',
  bounced: 'Your mailbox refused our email. Check your email address before you resume.',
  away: 'Paused because you have not been here for six months.',
};

/** When an alert is sent next, on the clocks of its own zone. */
export function nextRunWords({ nextRunAt, timeZone }: Pick<Alert, 'nextRunAt' | 'timeZone'>) {
  if (nextRunAt === null) return null;
  const words = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return `Next on ${words.format(new Date(nextRunAt)).replaceAll('\u202f', ' ')}, if there are new jobs`;
}
