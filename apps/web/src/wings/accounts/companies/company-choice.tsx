import type { PublicEmployer } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { CardAction } from '../../../ui/buttons/card-action.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { companyPlace } from './company-place.ts';

/** A choice between companies of the same name. */
export function CompanyChoice({ companies }: { companies: readonly PublicEmployer[] }) {
  return (
    <div className="page-column page-narrow pb-16">
      <PageHeader
        title={companies[0]?.companyName ?? 'Companies'}
        lead="Several companies have this name. Which one do you mean?"
      />
      <ul className="space-y-3">
        {companies.map((company) => (
          <li key={company.id}>
            <Card interactive padding="small" className="flex items-center gap-4">
              <Avatar kind="company" name={company.companyName} src={company.logo} decorative />
              <div className="min-w-0">
                <h2 className="font-bold">
                  <CardAction asChild>
                    <PageLink to={paths.company(company.id)}>{company.companyName}</PageLink>
                  </CardAction>
                </h2>
                <p className="text-ink-soft">{companyPlace(company) ?? 'Location not specified'}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
