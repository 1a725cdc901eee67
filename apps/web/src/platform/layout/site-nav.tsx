import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  CircleUserRound,
  Clock3,
  LayoutDashboard,
  LogOut,
  MessageCircle,
  UsersRound,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { NavBar, type NavItem } from '../../ui/navigation/nav-bar.tsx';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import { PageLink, PageNavLink } from '../routing/page-link.tsx';
import { paths } from '../routing/paths.ts';
import { useSignOut } from '../session/use-sign-out.ts';

export interface SiteNavProps {
  /** The seeker's notices, rendered by a feature. */
  notices?: ReactNode;
  /** The number of unread conversations of a side, rendered by a feature. */
  UnreadBadge?: ComponentType<{ side: 'seeker' | 'employer' }>;
}

/** The navigation of every page (spec section 2.1). */
export function SiteNav({ notices, UnreadBadge }: SiteNavProps) {
  const signOut = useSignOut();
  return (
    <NavBar
      home={
        <PageLink to={paths.home()} aria-label="NextShift, home">
          <Wordmark />
        </PageLink>
      }
      seeker={[
        { label: 'Jobs', icon: <BriefcaseBusiness />, element: <PageNavLink to={paths.jobs()} /> },
        {
          label: 'Shifts',
          icon: <CalendarDays />,
          isFor: 'signed-in',
          element: <PageNavLink to={paths.myShifts()} />,
        },
        { label: 'History', icon: <Clock3 />, element: <PageNavLink to={paths.history()} /> },
        { ...messages('seeker', UnreadBadge), isFor: 'signed-in' },
        {
          label: 'Profile',
          icon: <CircleUserRound />,
          element: <PageNavLink to={paths.profile()} />,
        },
      ]}
      employer={[
        {
          label: 'Dashboard',
          icon: <LayoutDashboard />,
          element: <PageNavLink to={paths.employer()} end />,
        },
        {
          label: 'Applications',
          icon: <UsersRound />,
          element: <PageNavLink to={paths.employerApplications()} />,
        },
        messages('employer', UnreadBadge),
        {
          label: 'Jobs',
          icon: <BriefcaseBusiness />,
          // Where there is room, they are on the dashboard.
          isFor: 'phones',
          element: <PageNavLink to={paths.employerJobs()} />,
        },
        {
          label: 'Profile',
          phoneLabel: 'Company',
          icon: <Building2 />,
          element: <PageNavLink to={paths.employerProfile()} />,
        },
        {
          label: 'Log out',
          icon: <LogOut />,
          // On phones it is on the company's profile.
          isFor: 'wide',
          element: <button type="button" onClick={() => void signOut()} />,
        },
      ]}
      seekerActions={notices}
      visitorActions={
        <>
          <Button variant="ghost" asChild>
            <PageLink to={paths.login()}>Sign in</PageLink>
          </Button>
          <Button className="max-[23rem]:hidden" asChild>
            <PageLink to={paths.signup()}>Join</PageLink>
          </Button>
        </>
      }
    />
  );
}

function messages(side: 'seeker' | 'employer', UnreadBadge: SiteNavProps['UnreadBadge']): NavItem {
  return {
    label: 'Messages',
    icon: <MessageCircle />,
    badge: UnreadBadge ? <UnreadBadge side={side} /> : null,
    element: <PageNavLink to={paths.messages(side)} />,
  };
}
