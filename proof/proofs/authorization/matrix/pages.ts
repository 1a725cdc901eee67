import { type Cell, everyone, type Row } from './row.ts';

/** Each page, its address, and the expected outcome. */
const listed: readonly (readonly [call: string, at?: `/${string}` | undefined, cell?: Cell])[] = [
  ['GET /'],
  ['GET /jobs', '/jobs?searchLocation=Raleigh'],
  ['GET /jobs/:jobId', '/jobs/{openJob}'],
  ['GET /jobs/in/:city', '/jobs/in/Raleigh'],
  ['GET /terms/:item?', '/terms/Privacy%20Policy'],
  ['GET /comingsoon'],
  ['GET /offline'],
  ['GET /company/:company', '/company/{accepted}'],
  ['GET /forgotpassword'],
  ['GET /resetpassword', '/resetpassword?token={resetToken}'],
  ['GET /confirm-email', '/confirm-email?token={confirmToken}'],
  ['GET /undo-email', '/undo-email?token={undoToken}'],
  ['GET /login'],
  ['GET /signup'],
  ['GET /employer/login'],
  ['GET /employer/signup'],
  ['GET /profile'],
  ['GET /history'],
  ['GET /completeprofile'],
  ['GET /jobapplication/:jobId?', '/jobapplication/{openJob}'],
  ['GET /applicationsuccess', '/applicationsuccess?application={acceptedApplication}'],
  ['GET /employer'],
  ['GET /employer/editjob/:jobId', '/employer/editjob/{openJob}'],
  ['GET /employer/dashboard'],
  ['GET /employer/applications'],
  ['GET /employer/createjob'],
  ['GET /employer/jobsuccess'],
  ['GET /employer/createapplication/:jobId', '/employer/createapplication/{openJob}'],
  ['GET /employer/applicationsuccess'],
  ['GET /employer/subscription'],
  ['GET /user/profile/:userId', '/user/profile/{seeker}'],
  ['GET /employer/profile'],
  ['GET /employerdashboard', undefined, '301'],
  ['GET /404', undefined, '404'],
  ['GET /*', '/nothing/of/the/kind', '404'],
];

/** Pages: the server renders the same for everyone; the browser requests private data itself. */
export const pages: readonly Row[] = listed.map(([call, at, cell = '200']): Row => ({
  call,
  isNoApi: true,
  isPage: true,
  who: everyone(cell),
  ...(at ? { at } : {}),
}));
