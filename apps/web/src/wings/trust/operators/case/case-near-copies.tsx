import type { NearCopy } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { CasePicture } from './case-pictures.tsx';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';

/** Open cases about nearly the same job of the same company, and what they say otherwise. */
export function CaseNearCopies({ nearCopies }: { nearCopies: readonly NearCopy[] }) {
  return (
    <section aria-labelledby="case-near-copies">
      <h2 id="case-near-copies" className="text-heading font-bold">
        {nearCopiesText(nearCopies.length)}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Open cases about the same job. You can decide them with this one.
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {nearCopies.map(({ caseId, title, openedAt, jobImage, differing }) => (
          <li key={caseId} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <PageLink
                to={operatorPaths.case(caseId)}
                className="min-w-0 text-link font-semibold wrap-anywhere"
              >
                {title}
              </PageLink>
              <span className="text-sm text-ink-soft">
                Opened <time dateTime={openedAt}>{formatDate(openedAt)}</time>
              </span>
            </p>
            {differing.length === 0 ? (
              <p className="text-sm text-ink-soft">Word for word the same.</p>
            ) : (
              <dl className="mt-1 space-y-1">
                {differing.map(({ label, text }) => (
                  <div key={label} className="gap-x-4 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]">
                    <dt className="text-sm text-ink-soft">{label}</dt>
                    <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
            {jobImage === null ? null : <CasePicture name="Picture of this job" src={jobImage} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** '1 near-copy', '3 near-copies'. */
export function nearCopiesText(count: number): string {
  return count === 1 ? '1 near-copy' : `${String(count)} near-copies`;
}
