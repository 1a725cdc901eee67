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
  const rows = weeks.map((week) => COLUMNS.map((column) => csvCell(week[column])).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}

/** One cell. Spreadsheets run what begins like a formula, so that is quoted as text, with an apostrophe. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return isFormula || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
