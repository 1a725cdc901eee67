import type { Roster } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';

/** Anyone who is hired and has no shift of the job, each with a link to the application. */
export function WithoutShift({ roster: { job, withoutShift } }: { roster: Roster }) {
  return (
    <ul aria-label="Hired without a shift" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {withoutShift.map(({ applicationId, firstName, lastName, notified }) => (
        <li
          key={applicationId}
          className="min-w-0 rounded-control border border-line bg-surface px-3 py-2.5"
        >
          <PageLink
            to={paths.employerApplications(job.id, { state: 'closed', application: applicationId })}
            className="block w-fit max-w-full font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {firstName} {lastName}
          </PageLink>
          {notified ? null : (
            <span className="text-sm text-ink-soft">Not yet told of the acceptance</span>
          )}
        </li>
      ))}
    </ul>
  );
}
