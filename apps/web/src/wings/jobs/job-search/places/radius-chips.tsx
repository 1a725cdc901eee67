import { SEARCH_RADII, SEARCH_RADIUS } from '@nextshift/contract';
import { clsx } from 'clsx';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';

/** How far around the place to search: a link for each distance. Phones have them among the quick filters. */
export function RadiusChips({ criteria }: { criteria: SearchCriteria }) {
  const current = criteria.radius ?? SEARCH_RADIUS.default;
  return (
    <nav
      aria-label="Distance"
      className="col-span-full flex flex-wrap items-center gap-2 max-md:hidden"
    >
      <span className="mr-1 text-sm text-ink-soft">Within</span>
      {SEARCH_RADII.map((miles) => (
        <PageLink
          key={miles}
          to={paths.jobs(criteriaQuery({ ...criteria, radius: miles }))}
          preventScrollReset
          aria-current={miles === current ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-9 shrink-0 items-center rounded-full border px-3.5 text-sm font-semibold transition-colors duration-120',
            miles === current
              ? 'forced-chosen border-brand bg-brand text-on-brand'
              : 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
          )}
        >
          {miles} mi
        </PageLink>
      ))}
    </nav>
  );
}
