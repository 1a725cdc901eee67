import type { OverviewWeek } from '@nextshift/contract';

const COLUMNS = [
  'monday',
  'seekers',
  'employers',
  'jobs',
  'filledShare',
  'applications',
  'answerDays',
  'cases',
  'upheld',
] as const satisfies readonly (keyof OverviewWeek)[];

/** The weeks as comma-separated values (RFC 4180), with a header; null is empty. */
export function overviewCsv(weeks: readonly OverviewWeek[]): string {
  const rows = weeks.map((week) => COLUMNS.map((column) => week[column] ?? '').join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
