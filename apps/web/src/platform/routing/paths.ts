/** The search criteria in the address of /jobs (spec section 2.2). */
export interface JobSearchParams {
  readonly searchQuery?: string | undefined;
  readonly searchLocation?: string | undefined;
  readonly near?: string | undefined;
  readonly radius?: number | undefined;
  readonly industry?: string | undefined;
  readonly minWage?: number | string | undefined;
  readonly maxWage?: number | string | undefined;
  readonly type?: readonly string[] | undefined;
  readonly experience?: readonly string[] | undefined;
  readonly locationType?: readonly string[] | undefined;
  readonly pay?: string | undefined;
  /** `mine`: jobs that fit the seeker's own week. */
  readonly when?: readonly string[] | undefined;
  /** Days. */
  readonly startsWithin?: number | undefined;
  readonly postedWithin?: number | undefined;
  readonly age?: number | undefined;
  readonly sort?: string | undefined;
  /** `shown`: jobs that the seeker saved or applied to are listed too. */
  readonly known?: string | undefined;
  /** Cursor of the page; absent on the first. */
  readonly cursor?: string | undefined;
}

/** What /employer/applications shows, besides its filter by job. */
export interface EmployerApplicationsView {
  /** Open is the default. */
  readonly state?: 'due' | 'closed' | undefined;
  /** The application whose applicant is shown. */
  readonly application?: string | undefined;
}

/** The policy pages: the encoded title is the address (spec section 2.1). */
export const policyTitles = [
  'User Agreement',
  'Terms & Conditions',
  'Privacy Policy',
  'Cookie Policy',
] as const;
export type PolicyTitle = (typeof policyTitles)[number];

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== '') search.append(name, String(item));
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

const encode = encodeURIComponent;

/** Paths of all pages; components never write one by hand. */
export const paths = {
  home: () => '/',
  jobs: (search: JobSearchParams = {}) => withQuery('/jobs', { ...search }),
  job: (jobId: string) => `/jobs/${encode(jobId)}`,
  cityJobs: (city: string) => `/jobs/in/${encode(city)}`,
  cityFeed: (city: string) => `/jobs/in/${encode(city)}/feed.xml`,
  /** `cursor`: that of the page; absent on the first. */
  company: (idOrName: string, cursor?: string) =>
    withQuery(`/company/${encode(idOrName)}`, { cursor }),
  terms: (title: PolicyTitle = 'User Agreement') => `/terms/${encode(title)}`,
  comingSoon: () => '/comingsoon',
  notFound: () => '/404',

  login: (next?: string) => withQuery('/login', { next }),
  signup: (next?: string) => withQuery('/signup', { next }),
  /** `next`: the page to continue to after signing in. */
  forgotPassword: (accountType?: 'employer', next?: string) =>
    withQuery('/forgotpassword', { accountType, next }),
  resetPassword: (token?: string, accountType?: 'employer') =>
    withQuery('/resetpassword', { token, accountType }),
  confirmEmail: () => '/confirm-email',
  undoEmail: () => '/undo-email',
  unsubscribe: () => '/unsubscribe',

  /** `settings`: the opened view of them. */
  profile: (settings?: 'devices') => withQuery('/profile', { settings }),
  profilePreview: () => '/profile/preview',
  /** `next`: the page to continue to once the profile is complete. */
  completeProfile: (next?: string, settings?: 'devices') =>
    withQuery('/completeprofile', { next, settings }),
  confirmSchool: () => '/confirm-school',
  history: (tab?: 'saved' | 'applied') => withQuery('/history', { tab }),
  /** `next`: the search to continue to once the week is saved. */
  myWeek: (next?: string) => withQuery('/my-week', { next }),
  myShifts: () => '/my-shifts',
  /** `applicationId`: the conversation that is open. */
  messages: (side: 'seeker' | 'employer', applicationId?: string) => {
    const list = side === 'employer' ? '/employer/messages' : '/messages';
    return applicationId === undefined ? list : `${list}/${encode(applicationId)}`;
  },
  /** The seeker's, with its times. */
  interview: (applicationId: string) => `/interviews/${encode(applicationId)}`,
  alerts: () => '/alerts',
  /** `search`: what to be alerted of. */
  newAlert: (search: JobSearchParams = {}) => withQuery('/alerts/new', { ...search }),
  jobApplication: (jobId?: string) =>
    jobId === undefined ? '/jobapplication' : `/jobapplication/${encode(jobId)}`,
  applicationSuccess: (applicationId?: string) =>
    withQuery('/applicationsuccess', { application: applicationId }),

  /** Active jobs are shown by default. */
  employer: (tab?: 'closed' | 'drafts' | 'scheduled') => withQuery('/employer', { tab }),
  employerLogin: (next?: string) => withQuery('/employer/login', { next }),
  employerSignup: (next?: string) => withQuery('/employer/signup', { next }),
  employerJobs: () => '/employer/jobs',
  employerApplications: (jobId?: string, view: EmployerApplicationsView = {}) =>
    withQuery('/employer/applications', { job: jobId, ...view }),
  /** `draft`: the draft to go on with. */
  createJob: (draft?: string) => withQuery('/employer/createjob', { draft }),
  editJob: (jobId: string) => `/employer/editjob/${encode(jobId)}`,
  employerShifts: () => '/employer/shifts',
  roster: (jobId: string) => `/employer/jobs/${encode(jobId)}/roster`,
  interviewHours: (jobId: string) => `/employer/jobs/${encode(jobId)}/interview-hours`,
  jobSuccess: (jobId?: string) => withQuery('/employer/jobsuccess', { job: jobId }),
  createApplication: (jobId: string) => `/employer/createapplication/${encode(jobId)}`,
  employerApplicationSuccess: (jobId?: string) =>
    withQuery('/employer/applicationsuccess', { job: jobId }),
  /** `settings`: what is opened of the account. */
  employerProfile: (settings?: 'devices') => withQuery('/employer/profile', { settings }),
  /** `plan`: the plan to highlight. */
  employerSubscription: (plan?: string) => withQuery('/employer/subscription', { plan }),
  employerVerification: () => '/employer/verification',
  applicantProfile: (userId: string) => `/user/profile/${encode(userId)}`,
} as const;
