import { SEARCH_RADII, SEARCH_RADIUS } from '@nextshift/contract';
import { clsx } from 'clsx';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { whenLabel } from '../criteria/filter-choices.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';

const orders = [
  { sort: 'distance', label: 'Nearest' },
  { sort: 'pay', label: 'Highest pay' },
  { sort: 'newest', label: 'Newest' },
] as const;

/** The distance around a place, the usual filters and the order, a press each. */
export function QuickChips({ criteria }: { criteria: SearchCriteria }) {
  const { type, locationType, when, postedWithin } = criteria;
  const hasWeek = useAuthStore(({ kind }) => kind !== 'employer');
  const isPartTime = type.includes('Part-time');
  const isRemote = locationType.includes('Remote');
  const isMine = when.includes('mine');
  const isNew = postedWithin === 1;
  const radius = criteria.radius ?? SEARCH_RADIUS.default;
  return (
    <>
      {criteria.near === null
        ? null
        : SEARCH_RADII.map((miles) => (
            <QuickChip
              key={miles}
              isOn={miles === radius}
              to={{ ...criteria, radius: miles }}
              label={`${String(miles)} mi`}
            />
          ))}
      <QuickChip
        isOn={isPartTime}
        to={{ ...criteria, type: isPartTime ? [] : ['Part-time'] }}
        label="Part-time"
      />
      <QuickChip
        isOn={isRemote}
        to={{ ...criteria, locationType: isRemote ? [] : ['Remote'] }}
        label="Remote"
      />
      {hasWeek ? (
        <QuickChip
          isOn={isMine}
          to={{
            ...criteria,
            when: isMine ? when.filter((time) => time !== 'mine') : [...when, 'mine'],
          }}
          label={whenLabel('mine')}
        />
      ) : null}
      <QuickChip
        isOn={isNew}
        to={{ ...criteria, postedWithin: isNew ? null : 1 }}
        label="Last 24 hours"
      />
      {orders.map(({ sort, label }) =>
        sort === 'distance' && criteria.near === null ? null : (
          <QuickChip
            key={sort}
            isOn={criteria.sort === sort}
            to={{ ...criteria, sort: criteria.sort === sort ? 'relevance' : sort }}
            label={label}
          />
        ),
      )}
    </>
  );
}

interface QuickChipProps {
  isOn: boolean;
  /** The search with it, or without it if it is on. */
  to: SearchCriteria;
  label: string;
}

function QuickChip({ isOn, to, label }: QuickChipProps) {
  return (
    <PageLink
      to={paths.jobs(criteriaQuery(to))}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={clsx(
        'inline-flex min-h-9 shrink-0 items-center rounded-full border px-3.5 text-sm font-semibold',
        isOn
          ? 'forced-chosen border-brand bg-brand text-on-brand'
          : 'border-line-strong bg-surface',
      )}
    >
      {label}
    </PageLink>
  );
}
