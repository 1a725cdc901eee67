import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { filterChoices, withoutFilters } from '../criteria/filter-choices.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';

/** All filters of the search, each with a link to the search without it. */
export function ActiveFilters({ criteria }: { criteria: SearchCriteria }) {
  const choices = filterChoices(criteria);
  if (choices.length === 0) return null;
  const linkTo = (other: SearchCriteria) => ({
    to: paths.jobs(criteriaQuery(other)),
    preventScrollReset: true,
  });

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {choices.map(({ label, without }) => (
          <li key={label} className="min-w-0">
            <Chip removeLabel={`Remove ${label}`} removeLink={<PageLink {...linkTo(without)} />}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      <PageLink
        {...linkTo(withoutFilters(criteria))}
        className="ml-1 inline-flex min-h-8 items-center text-link text-sm"
      >
        Clear all
      </PageLink>
    </div>
  );
}
