import {
  BriefcaseBusiness,
  CalendarDays,
  CircleUserRound,
  Clock3,
  LayoutDashboard,
  MessageCircle,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { NavBar, type NavItem } from '../../ui/navigation/nav-bar.tsx';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import { PageLink, PageNavLink } from '../routing/page-link.tsx';
import { paths } from '../routing/paths.ts';
import { AccountMenu } from './account-menu.tsx';

export interface SiteNavProps {
  /** The notices of a side, rendered by a feature. */
  Notices?: ComponentType<{ side: 'seeker' | 'employer' }>;
  /** The number of unread conversations of a side, rendered by a feature. */
  UnreadBadge?: ComponentType<{ side: 'seeker' | 'employer' }>;
}

/** The navigation of every page (spec section 2.1). */
export function SiteNav({ Notices, UnreadBadge }: SiteNavProps) {
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
          label: 'Jobs',
          icon: <BriefcaseBusiness />,
          element: <PageNavLink to={paths.employerJobs()} />,
        },
        {
          label: 'Applicants',
          icon: <UsersRound />,
          element: <PageNavLink to={paths.employerApplications()} />,
        },
        {
          label: 'Shifts',
          icon: <CalendarDays />,
          element: <PageNavLink to={paths.employerShifts()} />,
        },
        messages('employer', UnreadBadge),
      ]}
      seekerActions={Notices ? <Notices side="seeker" /> : null}
      employerActions={
        <>
          {Notices ? <Notices side="employer" /> : null}
          <AccountMenu />
        </>
      }
      visitorActions={
        <>
          <Button variant="ghost" className="max-lg:hidden" asChild>
            <PageLink to={paths.employerSignup()}>For employers</PageLink>
          </Button>
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
