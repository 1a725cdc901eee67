import routes from '@nextshift/web/routes';
import type { Board } from './board.ts';

/** Who may open a page; everyone else is redirected. */
export type Audience = 'everyone' | 'visitor' | 'seeker' | 'employer' | 'operator';

/** One address of a page, and its main heading. */
export interface View {
  readonly address: string;
  readonly heading: string | RegExp;
  /** Where it redirects to, if anywhere. */
  readonly leadsTo?: string;
  /** Where a visitor returns to after signing in, if not to `leadsTo`. */
  readonly comesBackTo?: string;
  /** For a page that does not exist. */
  readonly status?: 404;
}

interface Screen {
  readonly audience: Audience;
  readonly views: (board: Board) => readonly View[];
}

const policies = ['User Agreement', 'Terms & Conditions', 'Privacy Policy', 'Cookie Policy'];

type RouteEntry = (typeof routes)[number];

/** Every page by its route in routes.ts. */
export const screens: Readonly<Record<string, Screen>> = {
  '/': screen('everyone', { address: '/', heading: 'Find Your Next Shift' }),
  '/jobs': screen(
    'everyone',
    { address: '/jobs', heading: 'Jobs' },
    { address: '/jobs?searchLocation=Raleigh', heading: 'Jobs in Raleigh' },
  ),
  '/jobs/:jobId': {
    audience: 'everyone',
    views: ({ job, closedJob }) => [
      { address: `/jobs/${job.id}`, heading: job.title },
      { address: `/jobs/${closedJob.id}`, heading: closedJob.title },
    ],
  },
  '/jobs/in/:city': screen('everyone', {
    address: '/jobs/in/Raleigh',
    heading: 'Jobs in Raleigh, NC',
  }),
  '/company/:company': {
    audience: 'everyone',
    views: ({ employer: { id, name } }) => [
      { address: `/company/${id}`, heading: name },
      { address: `/company/${encodeURIComponent(name)}`, heading: name },
    ],
  },
  '/terms/:item?': screen(
    'everyone',
    { address: '/terms', heading: 'User Agreement' },
    ...policies.map((title) => ({
      address: `/terms/${encodeURIComponent(title)}`,
      heading: title,
    })),
  ),
  '/comingsoon': screen('everyone', { address: '/comingsoon', heading: 'Coming Soon' }),
  '/offline': screen('everyone', { address: '/offline', heading: 'You are offline' }),
  '/forgotpassword': screen('everyone', {
    address: '/forgotpassword',
    heading: 'Forgot your password?',
  }),
  '/resetpassword': screen('everyone', {
    address: '/resetpassword?token=none',
    heading: 'Choose a new password',
    leadsTo: '/resetpassword',
  }),

  '/confirm-email': screen('everyone', {
    address: '/confirm-email?token=none',
    heading: 'Confirm your email address',
    leadsTo: '/confirm-email',
  }),
  '/confirm-school': screen('seeker', {
    address: '/confirm-school?token=none',
    heading: 'Confirm your school address',
    leadsTo: '/confirm-school',
    comesBackTo: '/confirm-school?token=none',
  }),
  '/undo-email': screen('everyone', {
    address: '/undo-email?token=none',
    heading: 'Was this not you?',
    leadsTo: '/undo-email',
  }),

  '/appeal': screen('everyone', {
    address: '/appeal',
    heading: 'This link does not work',
  }),
  '/unsubscribe': screen('everyone', {
    address: '/unsubscribe',
    heading: 'This link does not work',
  }),

  '/login': screen('visitor', { address: '/login', heading: 'Welcome back' }),
  '/signup': screen('visitor', { address: '/signup', heading: 'Join NextShift' }),
  '/employer/login': screen('visitor', {
    address: '/employer/login',
    heading: 'Employer sign in',
  }),
  '/employer/signup': screen('visitor', {
    address: '/employer/signup',
    heading: 'Register your company',
  }),

  '/profile': {
    audience: 'seeker',
    views: ({ seeker }) => [{ address: '/profile', heading: seeker.name }],
  },
  '/profile/preview': {
    audience: 'seeker',
    views: ({ seeker }) => [{ address: '/profile/preview', heading: seeker.name }],
  },
  '/history': screen(
    'seeker',
    { address: '/history', heading: 'Your Job History' },
    { address: '/history?tab=applied', heading: 'Your Job History' },
  ),
  '/my-week': screen('seeker', { address: '/my-week', heading: 'My week' }),
  '/my-shifts': screen('seeker', { address: '/my-shifts', heading: 'My shifts' }),
  '/messages/:applicationId?': {
    audience: 'seeker',
    views: ({ applicationId }) => [
      { address: '/messages', heading: 'Messages' },
      { address: `/messages/${applicationId}`, heading: 'Messages' },
    ],
  },
  '/interviews/:applicationId': {
    audience: 'seeker',
    views: ({ applicationId }) => [
      { address: `/interviews/${applicationId}`, heading: 'Interview' },
    ],
  },
  '/alerts': screen('seeker', { address: '/alerts', heading: 'Job alerts' }),
  '/alerts/new': screen('seeker', {
    address: '/alerts/new?searchQuery=barista&searchLocation=Raleigh',
    heading: 'Alert me',
  }),
  '/completeprofile': {
    audience: 'seeker',
    views: ({ seeker }) => [
      {
        address: '/completeprofile',
        heading: seeker.name,
        leadsTo: '/profile',
        comesBackTo: '/completeprofile',
      },
    ],
  },
  '/jobapplication/:jobId?': {
    audience: 'seeker',
    views: ({ job, employer }) => [
      { address: '/jobapplication', heading: 'Which job is it?' },
      { address: `/jobapplication/${job.id}`, heading: `${employer.name} Application` },
    ],
  },
  '/applicationsuccess': {
    audience: 'seeker',
    views: ({ applicationId }) => [
      {
        address: `/applicationsuccess?application=${applicationId}`,
        heading: 'Application Submitted Successfully!',
      },
      { address: '/applicationsuccess', heading: 'We could not find this application' },
    ],
  },

  '/employer': {
    audience: 'employer',
    views: ({ employer }) => [{ address: '/employer', heading: `${employer.name} Dashboard` }],
  },
  '/employer/dashboard': {
    audience: 'employer',
    views: ({ employer }) => [
      { address: '/employer/dashboard', heading: `${employer.name} Dashboard` },
    ],
  },
  '/employer/applications': screen(
    'employer',
    { address: '/employer/applications', heading: 'Applicants' },
    { address: '/employer/applications?state=closed', heading: 'Applicants' },
  ),
  '/employer/jobs': screen('employer', { address: '/employer/jobs', heading: 'Jobs' }),
  '/employer/jobs/:jobId/roster': {
    audience: 'employer',
    views: ({ job }) => [{ address: `/employer/jobs/${job.id}/roster`, heading: 'Roster' }],
  },
  '/employer/jobs/:jobId/interview-hours': {
    audience: 'employer',
    views: ({ job }) => [
      { address: `/employer/jobs/${job.id}/interview-hours`, heading: 'Interview hours' },
    ],
  },
  '/employer/messages/:applicationId?': {
    audience: 'employer',
    views: ({ receivedId }) => [
      { address: '/employer/messages', heading: 'Messages' },
      { address: `/employer/messages/${receivedId}`, heading: 'Messages' },
    ],
  },
  '/employer/shifts': screen('employer', { address: '/employer/shifts', heading: 'Shifts' }),
  '/employer/createjob': screen('employer', {
    address: '/employer/createjob',
    heading: 'Create New Job',
  }),
  '/employer/editjob/:jobId': {
    audience: 'employer',
    views: ({ job }) => [{ address: `/employer/editjob/${job.id}`, heading: 'Edit Job' }],
  },
  '/employer/jobsuccess': {
    audience: 'employer',
    views: ({ job }) => [
      { address: `/employer/jobsuccess?job=${job.id}`, heading: 'Job Successfully Posted!' },
    ],
  },
  '/employer/createapplication/:jobId': {
    audience: 'employer',
    views: ({ job }) => [
      { address: `/employer/createapplication/${job.id}`, heading: 'Application Setup' },
    ],
  },
  '/employer/applicationsuccess': screen('employer', {
    address: '/employer/applicationsuccess',
    heading: 'We could not find this application form',
  }),
  '/employer/profile': screen('employer', {
    address: '/employer/profile',
    heading: 'Copper Kettle Coffee',
  }),
  '/employer/verification': screen('employer', {
    address: '/employer/verification',
    heading: 'Verification',
  }),
  '/employer/subscription': screen('employer', {
    address: '/employer/subscription',
    heading: 'Choose Your Plan',
  }),
  '/user/profile/:userId': {
    audience: 'employer',
    views: ({ seekerId, applicantName }) => [
      { address: `/user/profile/${seekerId}`, heading: applicantName },
    ],
  },
  '/employerdashboard': {
    audience: 'employer',
    views: ({ employer }) => [
      {
        address: '/EmployerDashboard',
        heading: `${employer.name} Dashboard`,
        leadsTo: '/employer',
      },
    ],
  },

  '/operator/login': screen('everyone', {
    address: '/operator/login',
    heading: 'Operator sign in',
  }),
  '/operator': screen(
    'operator',
    { address: '/operator', heading: 'Cases' },
    { address: '/operator?status=decided', heading: 'Cases' },
  ),
  '/operator/cases/:caseId': screen('operator', {
    address: '/operator/cases/00000000-0000-7000-8000-000000000000',
    heading: 'There is no such case',
  }),
  '/operator/accounts': screen('operator', { address: '/operator/accounts', heading: 'Accounts' }),
  '/operator/companies/:employerId': screen('operator', {
    address: '/operator/companies/00000000-0000-7000-8000-000000000000',
    heading: 'There is no such company',
  }),
  '/operator/seekers/:seekerId': screen('operator', {
    address: '/operator/seekers/00000000-0000-7000-8000-000000000000',
    heading: 'There is no such seeker',
  }),
  '/operator/overview': screen('operator', {
    address: '/operator/overview',
    heading: 'Overview',
  }),
  '/operator/screening': screen('operator', {
    address: '/operator/screening',
    heading: 'Screening',
  }),
  '/operator/log': screen('operator', { address: '/operator/log', heading: 'Log' }),

  '/404': missing('/404'),
  '/*': missing('/nowhere/at/all'),
};

/** Every address of the pages for an audience. */
export function viewsFor(audience: Audience, board: Board): readonly View[] {
  return Object.values(screens)
    .filter((screen) => screen.audience === audience)
    .flatMap(({ views }) => views(board));
}

/** The routes of routes.ts, with layouts flattened. */
export function allRoutes(): string[] {
  return routes.flatMap((entry) => routesOf(entry, ''));
}

function routesOf({ path, index, children }: RouteEntry, parent: string): string[] {
  const own = path === undefined ? parent : `${parent}/${path}`;
  const below = (children ?? []).flatMap((child) => routesOf(child, own));
  const isPage = index === true || path !== undefined;
  return isPage ? [own === '' ? '/' : own, ...below] : below;
}

function screen(audience: Audience, ...views: readonly View[]): Screen {
  return { audience, views: () => views };
}

function missing(address: string): Screen {
  return screen('everyone', { address, heading: 'Page not found', status: 404 });
}
