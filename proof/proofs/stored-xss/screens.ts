import type { PayloadBoard } from './payload-board.ts';

export const readers = ['visitor', 'seeker', 'employer', 'operator'] as const;
export type Reader = (typeof readers)[number];

/** An address that shows user content, and who opens it. */
export interface Screen {
  readonly as: Reader;
  readonly path: string;
  /** Opened in the short form as well: server-rendered content, and each kind of page. */
  readonly first?: true;
  /** The button whose dialog shows more of it. */
  readonly press?: string;
}

/** Every screen that shows board content, each as someone who may see it. */
export function screensOf(board: PayloadBoard): readonly Screen[] {
  const { seeker, employer, companyName, job, jobWithForm, application, checkout, cases } = board;
  const { interviewed, jobWithShifts } = board;
  const company = encodeURIComponent(companyName);
  const searched = encodeURIComponent(`<img data-injected=1 src=x onerror=__ran()>`);
  const open = (as: Reader, ...paths: string[]): Screen[] => paths.map((path) => ({ as, path }));
  const first = (as: Reader, ...paths: string[]): Screen[] =>
    paths.map((path) => ({ as, path, first: true }));
  return [
    ...first('visitor', `/jobs/${job}`, '/dev/outbox', `/company/${employer.id}`),
    { as: 'employer', path: `/employer/messages/${application}`, first: true, press: 'Templates' },
    ...first(
      'employer',
      checkout,
      '/employer/applications',
      `/employer/jobs/${jobWithShifts}/roster`,
    ),
    ...first('seeker', '/profile', '/history', `/messages/${application}`),
    ...first('operator', `/operator/cases/${cases.held}`),
    ...open(
      'visitor',
      '/',
      '/jobs?searchLocation=Raleigh',
      `/jobs?searchQuery=${searched}&searchLocation=${searched}`,
      '/jobs/in/Raleigh',
      '/jobs/in/Raleigh/feed.xml',
      `/jobs/in/${searched}`,
      `/jobs/${jobWithForm}`,
      `/company/${company}`,
      `/company/${searched}`,
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      `/share/jobs/${job}.png`,
      `/login?next=${searched}`,
      `/employer/login?next=javascript:__ran()`,
      `/resetpassword?token=${searched}`,
      `/terms/${searched}`,
      `/${searched}`,
    ),
    ...open(
      'seeker',
      '/',
      '/jobs',
      `/jobs/${job}`,
      '/history?tab=applied',
      `/jobapplication/${jobWithForm}`,
      `/interviews/${interviewed}`,
      '/my-shifts',
      `/applicationsuccess?application=${application}`,
      `/company/${employer.id}`,
      '/completeprofile',
    ),
    ...open(
      'employer',
      '/employer',
      '/employer/applications?state=closed',
      `/employer/applications?search=${searched}`,
      '/employer/createjob',
      `/employer/editjob/${job}`,
      `/employer/jobsuccess?job=${job}`,
      `/employer/createapplication/${jobWithForm}`,
      `/employer/jobs/${job}/interview-hours`,
      `/employer/applications?application=${interviewed}`,
      '/employer/shifts',
      `/employer/applicationsuccess?job=${jobWithForm}`,
      '/employer/profile',
      '/employer/verification',
      '/employer/subscription',
      `/user/profile/${seeker.id}`,
      `/jobs/${jobWithForm}`,
    ),
    ...open(
      'operator',
      '/operator',
      `/operator/cases/${cases.removed}`,
      `/operator/accounts?query=${searched}`,
      `/operator/companies/${employer.id}`,
      `/operator/companies/${cases.linked}`,
      `/operator/seekers/${seeker.id}`,
      '/operator/overview',
      '/operator/log',
    ),
  ];
}
