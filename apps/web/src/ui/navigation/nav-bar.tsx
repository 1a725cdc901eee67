import { clsx } from 'clsx';
import { Slot } from '../display/slot.tsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

export interface NavItem {
  label: string;
  icon: ReactNode;
  /** An empty link or button, e.g. `<NavLink to="/jobs" />`; the item fills and styles it. */
  element: ReactElement<{ children?: ReactNode }>;
  /** Only for those who are signed in. */
  isFor?: 'signed-in';
  /** A number beside its name. */
  badge?: ReactNode;
}

export interface NavBarProps {
  /** The wordmark in a link to the home page. */
  home: ReactNode;
  /** For visitors and job seekers: Jobs, History, Profile; signed in also Shifts and Messages. */
  seeker: readonly NavItem[];
  /** For employers: Dashboard, Jobs, Applicants, Shifts, Messages. */
  employer: readonly NavItem[];
  /** Shown to visitors only: sign in or join. */
  visitorActions?: ReactNode;
  /** Shown to job seekers only: notices. */
  seekerActions?: ReactNode;
  /** Shown to employers only: notices and the account. */
  employerActions?: ReactNode;
}

/**
 * The navigation of every page. The items are in the header on wide screens and in a bar at the
 * bottom on phones. All roles are in the HTML; `data-session` on <html> decides which one shows, so
 * nothing jumps while the session is still unknown.
 */
export function NavBar(props: NavBarProps) {
  const { home, seeker, employer, visitorActions, seekerActions, employerActions } = props;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="page-column flex min-h-(--header-height) flex-wrap items-center gap-x-3 gap-y-2 py-1 md:gap-x-4 lg:gap-x-10 short:max-md:min-h-0">
        {home}
        <nav
          aria-label="Main"
          className={clsx(
            'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-paper',
            'max-md:pb-[env(safe-area-inset-bottom,0px)] md:mr-auto',
            'short:max-md:static short:max-md:order-last short:max-md:-mx-4 short:max-md:w-screen',
          )}
        >
          <ul className={clsx(LIST, 'flex session-employer:hidden')}>{seeker.map(drawItem)}</ul>
          <ul className={clsx(LIST, 'hidden session-employer:flex')}>{employer.map(drawItem)}</ul>
        </nav>
        {visitorActions ? (
          <div className="ml-auto hidden items-center gap-1 sm:gap-2 session-visitor:flex">
            {visitorActions}
          </div>
        ) : null}
        {seekerActions ? (
          <div className="ml-auto hidden items-center session-seeker:flex">{seekerActions}</div>
        ) : null}
        {employerActions ? (
          <div className="-mr-3 ml-auto hidden items-center session-employer:flex">
            {employerActions}
          </div>
        ) : null}
      </div>
    </header>
  );
}

const LIST = 'max-md:h-16 max-md:items-stretch md:gap-1';

function drawItem({ label, icon, element, isFor, badge }: NavItem) {
  return (
    <li
      key={label}
      className={clsx(
        'max-md:min-w-0 max-md:flex-1',
        isFor === 'signed-in' && 'hidden session-seeker:block',
      )}
    >
      <Slot
        className={clsx(
          'group relative flex items-center font-semibold text-ink-soft transition-colors duration-120 hover:text-ink',
          'max-md:size-full max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-center max-md:text-[min(0.75rem,max(12px,3.4vw))] max-md:leading-tight max-md:wrap-anywhere max-[23rem]:tracking-tighter',
          'max-md:focus-visible:-outline-offset-2 md:min-h-11 md:gap-2 md:rounded-full md:px-2 md:max-lg:text-sm lg:px-4',
          'forced-colors:aria-[current=page]:text-[Highlight] forced-colors:aria-[current=page]:underline',
          'aria-[current=page]:text-brand md:hover:bg-sunken md:aria-[current=page]:bg-brand-soft',
        )}
      >
        {cloneElement(
          element,
          {},
          <>
            <span className="rounded-full transition-colors group-aria-[current=page]:bg-brand-soft max-md:px-[min(1rem,4vw)] max-md:py-1 md:hidden lg:inline [&_svg]:size-5">
              {icon}
            </span>
            {label}
            {badge ? (
              <span className="empty:hidden max-md:absolute max-md:top-1 max-md:right-[max(0px,calc(50%-1.5rem))]">
                {badge}
              </span>
            ) : null}
          </>,
        )}
      </Slot>
    </li>
  );
}
