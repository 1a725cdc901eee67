import { planted } from '../../../board/canary-texts.ts';
import { anyEmployer, anyone, everyone, owningEmployer, type Row } from './row.ts';

const MESSAGE_ID = '01890000-0000-7000-8000-00000000e55a';
const ANSWER_ID = '01890000-0000-7000-8000-00000000e55b';
const TEMPLATE_ID = '01890000-0000-7000-8000-0000000e3b1e';

const { message, email, phone } = planted.seeker;

/** The employer called pending has written to the seeker, who has answered with a phone number and an address. */
export const MESSAGE = `INSERT INTO threads SELECT id, employer_id, seeker_id, 2, now() FROM applications
    WHERE id = '{pendingApplication}' ON CONFLICT DO NOTHING;
  INSERT INTO messages (id, application_id, place, sender, text, sent_at)
    VALUES ('${MESSAGE_ID}', '{pendingApplication}', 1, 'employer', 'Are you free?', now()),
      ('${ANSWER_ID}', '{pendingApplication}', 2, 'seeker', '${message} Call ${phone} or write to ${email}', now())
    ON CONFLICT DO NOTHING`;

export const TEMPLATE = `INSERT INTO message_templates
  VALUES ('${TEMPLATE_ID}', '{accepted}', '${planted.employer.templateTitle}',
    '${planted.employer.templateText}', now(), now()) ON CONFLICT DO NOTHING`;

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
