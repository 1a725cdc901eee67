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

/** Its words, whether it is on, and what pressing it changes. */
type Chip = readonly [string, boolean, Partial<SearchCriteria>];

/** The distance around a place, the usual filters and the order, a press each. */
export function QuickChips({ criteria }: { criteria: SearchCriteria }) {
  const { near, type, locationType, when, postedWithin, sort } = criteria;
  const hasWeek = useAuthStore(({ kind }) => kind !== 'employer');
  const isPartTime = type.includes('Part-time');
  const isRemote = locationType.includes('Remote');
  const isMine = when.includes('mine');
  const isNew = postedWithin === 1;
  const radius = criteria.radius ?? SEARCH_RADIUS.default;
  const others = when.filter((time) => time !== 'mine');
  const mine: Chip = [whenLabel('mine'), isMine, { when: isMine ? others : [...when, 'mine'] }];
  const chips: readonly Chip[] = [
    ...(near === null ? [] : SEARCH_RADII).map((miles): Chip => [
      `${String(miles)} mi`,
      miles === radius,
      { radius: miles },
    ]),
    ['Part-time', isPartTime, { type: isPartTime ? [] : ['Part-time'] }],
    ['Remote', isRemote, { locationType: isRemote ? [] : ['Remote'] }],
    ...(hasWeek ? [mine] : []),
    ['Last 24 hours', isNew, { postedWithin: isNew ? null : 1 }],
    ...orders
      .filter((order) => order.sort !== 'distance' || near !== null)
      .map((order): Chip => {
        const isOn = sort === order.sort;
        return [order.label, isOn, { sort: isOn ? 'relevance' : order.sort }];
      }),
  ];
  return chips.map(([label, isOn, change]) => (
    <PageLink
      key={label}
      to={paths.jobs(criteriaQuery({ ...criteria, ...change }))}
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
  ));
}
