import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/public/home.tsx'),
  route('jobs', 'pages/public/jobs.tsx'),
  route('jobs/:jobId', 'pages/public/job.tsx'),
  route('jobs/in/:city', 'pages/public/city-jobs.tsx'),
  route('terms/:item?', 'pages/public/terms.tsx'),
  route('comingsoon', 'pages/public/coming-soon.tsx'),
  route('offline', 'pages/public/offline.tsx'),

  // Pages that load data after their HTML.
  layout('platform/api/query-provider.tsx', [
    route('company/:company', 'pages/public/company.tsx'),
    route('forgotpassword', 'pages/access/forgot-password.tsx'),
    route('resetpassword', 'pages/access/reset-password.tsx'),
    route('confirm-email', 'pages/access/confirm-email.tsx'),
    route('undo-email', 'pages/access/undo-email.tsx'),
    route('appeal', 'pages/access/appeal.tsx'),
    route('unsubscribe', 'pages/access/unsubscribe.tsx'),

    layout('pages/guards/visitor-guard.tsx', [
      route('login', 'pages/access/login.tsx'),
      route('signup', 'pages/access/signup.tsx'),
      route('employer/login', 'pages/access/employer-login.tsx'),
      route('employer/signup', 'pages/access/employer-signup.tsx'),
    ]),

    layout('pages/guards/seeker-guard.tsx', [
      route('profile', 'pages/seeker/profile.tsx'),
      route('profile/preview', 'pages/seeker/profile-preview.tsx'),
      route('confirm-school', 'pages/seeker/confirm-school.tsx'),
      route('history', 'pages/seeker/history.tsx'),
      route('my-week', 'pages/seeker/my-week.tsx'),
      route('my-shifts', 'pages/seeker/my-shifts.tsx'),
      route('messages/:applicationId?', 'pages/seeker/messages.tsx'),
      route('interviews/:applicationId', 'pages/seeker/interview.tsx'),
      route('alerts', 'pages/seeker/alerts.tsx'),
      route('alerts/new', 'pages/seeker/new-alert.tsx'),
      route('completeprofile', 'pages/seeker/complete-profile.tsx'),
      route('jobapplication/:jobId?', 'pages/seeker/job-application.tsx'),
      route('applicationsuccess', 'pages/seeker/application-success.tsx'),
    ]),

    layout('pages/guards/employer-guard.tsx', [
      route('employer', 'pages/employer/employer-dashboard.tsx', [
        // A modal over the dashboard.
        route('editjob/:jobId', 'pages/employer/edit-job.tsx'),
      ]),
      route('employer/dashboard', 'pages/employer/employer-dashboard.tsx', {
        id: 'employer-dashboard-alias',
      }),
      route('employer/applications', 'pages/employer/employer-applications.tsx'),
      route('employer/jobs', 'pages/employer/employer-jobs.tsx'),
      route('employer/jobs/:jobId/roster', 'pages/employer/job-roster.tsx'),
      route('employer/jobs/:jobId/interview-hours', 'pages/employer/interview-hours.tsx'),
      route('employer/messages/:applicationId?', 'pages/employer/employer-messages.tsx'),
      route('employer/shifts', 'pages/employer/employer-shifts.tsx'),
      route('employer/createjob', 'pages/employer/create-job.tsx'),
      route('employer/jobsuccess', 'pages/employer/job-success.tsx'),
      route('employer/createapplication/:jobId', 'pages/employer/create-application.tsx'),
      route('employer/applicationsuccess', 'pages/employer/employer-application-success.tsx'),
      route('employer/verification', 'pages/employer/employer-verification.tsx'),
      route('employer/subscription', 'pages/employer/employer-subscription.tsx'),
      route('user/profile/:userId', 'pages/employer/applicant-profile.tsx'),
    ]),

    // No other page links to these.
    route('operator/login', 'pages/operator/operator-login.tsx'),
    layout('pages/guards/operator-guard.tsx', [
      route('operator', 'pages/operator/operator-cases.tsx'),
      route('operator/cases/:caseId', 'pages/operator/operator-case.tsx'),
      route('operator/accounts', 'pages/operator/operator-accounts.tsx'),
      route('operator/companies/:employerId', 'pages/operator/operator-company.tsx'),
      route('operator/seekers/:seekerId', 'pages/operator/operator-seeker.tsx'),
      route('operator/overview', 'pages/operator/operator-overview.tsx'),
      route('operator/screening', 'pages/operator/operator-screening.tsx'),
      route('operator/log', 'pages/operator/operator-log.tsx'),
    ]),

    // Renders its own message when no employer is signed in.
    route('employer/profile', 'pages/employer/employer-profile.tsx'),
  ]),

  route('employerdashboard', 'pages/employer/employer-dashboard-redirect.ts'),
  route('404', 'pages/public/not-found.tsx', { id: 'not-found-page' }),
  route('*', 'pages/public/not-found.tsx'),
] satisfies RouteConfig;
