import { anyEmployer, anyone, everyone, owningEmployer, type Row } from './row.ts';

const MESSAGE_ID = '01890000-0000-7000-8000-00000000e55a';
const TEMPLATE_ID = '01890000-0000-7000-8000-0000000e3b1e';

/** The employer called pending has written to the seeker. */
const MESSAGE = `INSERT INTO threads SELECT id, employer_id, seeker_id, 1, now() FROM applications
    WHERE id = '{pendingApplication}';
  INSERT INTO messages (id, application_id, place, sender, text, sent_at)
    VALUES ('${MESSAGE_ID}', '{pendingApplication}', 1, 'employer', 'Are you free?', now())`;

const TEMPLATE = `INSERT INTO message_templates
  VALUES ('${TEMPLATE_ID}', '{accepted}', 'Invite', 'Are you free?', now(), now())`;

/** For those without access through an application. */
const nobody = { ...everyone('404'), visitor: '401', operator: '401', revoked: '401' } as const;

/** Messages of the two sides of an application, and templates of an employer. */
export const messages: readonly Row[] = [
  {
    call: 'GET /api/applications/:id/messages',
    at: '/api/applications/{pendingApplication}/messages',
    who: { ...nobody, seeker: '200: the name', pending: '200: the name' },
  },
  {
    call: 'POST /api/applications/:id/messages',
    about: 'as the employer, who begins',
    at: '/api/applications/{pendingApplication}/messages',
    body: { text: 'Are you free?' },
    who: { ...nobody, seeker: '409', pending: '201' },
  },
  {
    call: 'POST /api/applications/:id/messages',
    about: 'as the seeker, who answers',
    at: '/api/applications/{pendingApplication}/messages',
    first: MESSAGE,
    body: { text: 'Yes.' },
    who: { ...nobody, seeker: '201', pending: '201' },
  },
  {
    call: 'POST /api/applications/:id/messages/read',
    at: '/api/applications/{pendingApplication}/messages/read',
    first: MESSAGE,
    body: { upTo: MESSAGE_ID },
    leavesNoTrace: true,
    who: { ...nobody, seeker: '204', pending: '204' },
  },
  { call: 'GET /api/threads', about: "one's own", who: anyone('200') },
  { call: 'GET /api/message-templates', of: 'employer', who: anyEmployer('200') },
  {
    call: 'POST /api/message-templates',
    of: 'employer',
    body: { title: 'Invite', text: 'Hi there' },
    who: anyEmployer('201'),
  },
  {
    call: 'PUT /api/message-templates/:templateId',
    of: 'employer',
    at: `/api/message-templates/${TEMPLATE_ID}`,
    first: TEMPLATE,
    body: { title: 'Invite', text: 'Hi there' },
    who: owningEmployer('200', '404'),
  },
  {
    call: 'DELETE /api/message-templates/:templateId',
    of: 'employer',
    at: `/api/message-templates/${TEMPLATE_ID}`,
    first: TEMPLATE,
    who: owningEmployer('204', '404'),
  },
];
