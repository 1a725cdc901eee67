import { type CaseDetail, formatMoment } from '@nextshift/contract';
import { reasonsText, reportsText } from '../case-words.ts';

type CaseReport = CaseDetail['reports'][number];

/** What was reported, and by what kind of account. */
export function CaseReports({ reports }: { reports: readonly CaseReport[] }) {
  return (
    <section aria-labelledby="case-reports">
      <h2 id="case-reports" className="text-heading font-bold">
        {reportsText(reports.length)}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {reports.map((report) => (
          <li key={report.id} className="py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-sans text-base font-semibold">{reasonsText([report.reason])}</h3>
              <p className="text-sm text-ink-soft">
                {reporterText(report)} ·{' '}
                <time dateTime={report.createdAt}>{formatMoment(report.createdAt)}</time>
              </p>
            </div>
            {report.note === null ? (
              <p className="text-sm text-ink-soft">No note.</p>
            ) : (
              <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{report.note}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Seeker, account 12 days old'. */
function reporterText({ reporter, accountAgeDays }: CaseReport): string {
  const who = reporter === 'seeker' ? 'Seeker' : 'Employer';
  if (accountAgeDays === null) return `${who}, account deleted since`;
  if (accountAgeDays === 0) return `${who}, account made that day`;
  return `${who}, account ${String(accountAgeDays)} ${accountAgeDays === 1 ? 'day' : 'days'} old`;
}
