import type { Job } from '@nextshift/contract';
import { useLocation } from 'react-router';
import { findWrongValues } from '../../../platform/forms/wrong-values.ts';
import { WrongValuesNotice } from '../../../platform/forms/wrong-values-notice.tsx';
import { OPENED_OVER } from '../../../platform/routing/opened-over.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Offers a company to correct the state of active jobs that are in none: nobody finds them by it. */
export function JobCorrections({ jobs }: { jobs: readonly Job[] }) {
  const { search } = useLocation();
  const values = jobs.flatMap(({ id, title, state }) =>
    findWrongValues({ state }).map(({ text }) => ({
      key: id,
      text: `“${title}”: ${text}`,
      action: (
        <Button variant="secondary" size="small" asChild>
          <PageLink
            to={{ pathname: paths.editJob(id), search }}
            state={OPENED_OVER}
            preventScrollReset
            aria-label={`Correct state: ${title}`}
          >
            Correct state
          </PageLink>
        </Button>
      ),
    })),
  );
  return <WrongValuesNotice values={values} className="mb-4 md:mx-5" />;
}
