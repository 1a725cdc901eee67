import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('jobs', 'pages/jobs.tsx'),
  route('jobs/:jobId', 'pages/job.tsx'),
  route('jobs/in/:city', 'pages/city-jobs.tsx'),
  route('terms/:item?', 'pages/terms.tsx'),
  route('comingsoon', 'pages/coming-soon.tsx'),
  route('offline', 'pages/offline.tsx'),

  // Pages that ask the server for more than they came with.
  layout('platform/query-provider.tsx', [
    route('company/:company', 'pages/company.tsx'),
    route('forgotpassword', 'pages/forgot-password.tsx'),
    route('resetpassword', 'pages/reset-password.tsx'),
    route('confirm-email', 'pages/confirm-email.tsx'),
    route('undo-email', 'pages/undo-email.tsx'),

    layout('platform/guards/visitor-guard.tsx', [
      route('login', 'pages/login.tsx'),
      route('signup', 'pages/signup.tsx'),
      route('employer/login', 'pages/employer-login.tsx'),
      route('employer/signup', 'pages/employer-signup.tsx'),
    ]),

    layout('platform/guards/seeker-guard.tsx', [
      route('profile', 'pages/profile.tsx'),
      route('history', 'pages/history.tsx'),
      route('completeprofile', 'pages/complete-profile.tsx'),
      route('jobapplication/:jobId?', 'pages/job-application.tsx'),
      route('applicationsuccess', 'pages/application-success.tsx'),
    ]),

    layout('platform/guards/employer-guard.tsx', [
      route('employer', 'pages/employer-dashboard.tsx', [
        // A modal over the dashboard.
        route('editjob/:jobId', 'pages/edit-job.tsx'),
      ]),
      route('employer/dashboard', 'pages/employer-dashboard.tsx', {
        id: 'employer-dashboard-alias',
      }),
      route('employer/applications', 'pages/employer-applications.tsx'),
      route('employer/createjob', 'pages/create-job.tsx'),
      route('employer/jobsuccess', 'pages/job-success.tsx'),
      route('employer/createapplication/:jobId', 'pages/create-application.tsx'),
      route('employer/applicationsuccess', 'pages/employer-application-success.tsx'),
      route('employer/subscription', 'pages/employer-subscription.tsx'),
      route('user/profile/:userId', 'pages/applicant-profile.tsx'),
    ]),

    // Says itself that no employer is signed in.
    route('employer/profile', 'pages/employer-profile.tsx'),
  ]),

  route('employerdashboard', 'pages/employer-dashboard-redirect.ts'),
  route('404', 'pages/not-found.tsx', { id: 'not-found-page' }),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
