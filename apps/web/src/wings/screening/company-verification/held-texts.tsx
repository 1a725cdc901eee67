import type { Employer } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { WarningNote } from '../../../ui/feedback/warning-note.tsx';
import { HoldReasons } from '../../../entities/job/hold-reasons.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ownCompanyQuery } from './own-company-query.ts';

/** Says that the company's page is held for review, and why; nothing while it is not. */
export function HeldTexts({ employer }: { employer: Employer }) {
  const { data } = useQuery(ownCompanyQuery(employer.id));
  const { moderationReasons } = data ?? employer;
  if (moderationReasons.length === 0) return null;
  return (
    <WarningNote role="note" aria-label="Company page held for review" className="mt-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Your company page is held for review.</p>
        <p className="mb-2">
          For now, others do not see its description and contact details. A person reads it. You can
          change it meanwhile, but a change may not be enough to show it again.
        </p>
        <HoldReasons reasons={moderationReasons} />
        <Button variant="secondary" size="small" className="mt-3" asChild>
          <PageLink to={paths.employerProfile()}>Change the company page</PageLink>
        </Button>
      </div>
    </WarningNote>
  );
}
