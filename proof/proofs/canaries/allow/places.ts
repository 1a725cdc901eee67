/** Places of the matrix, by short names. */
export const LOGIN = 'POST /user/login';
export const PROFILE = 'GET /userprofile/:userId';
export const PREVIEW = 'GET /api/userprofile/:userId/preview';
export const APPLICATION = 'GET /applications/getUserApplicationById/:applicationId';
export const APPLICANTS = 'GET /employerapplications/employerAppliedApplications/:employerId';
export const DECIDE = 'PUT /employerapplications/:id';
export const UNDO = 'POST /api/employerapplications/:id/undo-acceptance';
/** What an employer does with the shift of an accepted person. */
export const SHIFTS = ['cancel', 'no-show', 'came', 'cover'].map(
  (action) => `POST /api/shifts/:assignmentId/${action}`,
);
/** Who takes a shift is named to whom they take it for. */
export const APPROVE = 'POST /api/cover-offers/:offerId/approve';
/** Where a conversation is read. */
export const MESSAGES = ['GET /api/applications/:id/messages', 'GET /api/threads'];
/** What an employer does with an interview, and reads of it. */
export const INTERVIEWS = [
  'GET /api/applications/:id/interview',
  'POST /api/applications/:id/interview',
  'GET /api/interviews',
  ...['cancel', 'attended', 'missed'].map((action) => `POST /api/interviews/:id/${action}`),
];
export const DOCUMENT = 'GET /api/applications/documents/:documentId';
export const RESUME = ['GET', 'PUT'].map((method) => `${method} /api/userprofile/:userId/resume`);
export const EXPORT = 'GET /api/user/:userId/export';
export const COMPANY_EXPORT = 'GET /api/employer/:employerId/export';
export const ME = 'GET /api/user/me';
export const EMAIL = 'PUT /api/user/email';
export const SOCIAL = 'GET /user-social-media/profile/:profileId';
export const SCHOOL = [
  'GET /api/userprofile/:userId/school',
  'PUT /api/userprofile/:userId/school',
  'POST /api/userprofile/:userId/school/confirm',
];
/** An authenticator shows for which account its codes are. */
export const SECOND_FACTOR = 'POST /api/second-factor/setup';
export const PICTURES = ['POST /userprofile/picture/:userId', 'PUT /userprofile/picture/:userId'];
export const ALERTS = 'GET /api/alerts';
export const WEEK = ['GET /api/availability', 'PUT /api/availability'];
/** Readable on the machine itself only, as the matrix states. */
export const OUTBOX = ['GET /dev/outbox', 'GET /dev/outbox/:id', 'GET /dev/outbox/:id/html'];
export const OWN_COMPANY = [
  'GET /employer/me',
  'PUT /employer/update/:employerId',
  'PUT /employer/updateLogo/:employerId',
];
export const COMPANY_LOGIN = 'POST /employer/login';
export const FORMS = [
  'GET /api/jobs/:jobId/application-form',
  'POST /applications/job/:jobId/apply',
];
/** Where operators read a case. */
export const CASES = [
  'GET /api/operator/cases/:caseId',
  'POST /api/operator/cases/:caseId/claim',
  'POST /api/operator/cases/:caseId/decide',
  'POST /api/operator/cases/:caseId/undo',
  'POST /api/operator/appeals/:appealId/decide',
];
