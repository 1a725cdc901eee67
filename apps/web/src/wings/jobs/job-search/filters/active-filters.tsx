import { clsx } from 'clsx';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { filterChoices, withoutFilters } from '../criteria/filter-choices.ts';
import { criteriaQuery, NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';

/** Without scripts there is no pill. */
const IN_PILL_LOOK = 'max-md:hidden max-md:noscript:flex';

/** All filters of the search, each with a link to the search without it. On phones the pill says the words already. */
export function ActiveFilters({ criteria }: { criteria: SearchCriteria }) {
  const choices = filterChoices(criteria);
  if (choices.length === 0) return null;
  const { searchQuery, industry } = criteria;
  const inPill = new Set(
    filterChoices({ ...NO_CRITERIA, searchQuery, industry: searchQuery ? null : industry }).map(
      ({ label }) => label,
    ),
  );
  const linkTo = (other: SearchCriteria) => ({
    to: paths.jobs(criteriaQuery(other)),
    preventScrollReset: true,
  });

  return (
    <div
      className={clsx(
        'mt-4 flex flex-wrap items-center gap-2',
        choices.length === inPill.size && IN_PILL_LOOK,
      )}
    >
      <ul aria-label="Active filters" className="contents">
        {choices.map(({ label, without }) => (
          <li key={label} className={clsx('min-w-0', inPill.has(label) && IN_PILL_LOOK)}>
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
