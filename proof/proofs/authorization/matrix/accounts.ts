import { anySeeker, anyone, everyone, owningSeeker, type Row } from './row.ts';

/** Joining, signing in, passwords, one's own data. */
export const accounts: readonly Row[] = [
  {
    call: 'POST /user/signup',
    body: {
      firstName: 'Robin',
      lastName: 'Park',
      email: '{newEmail}',
      password: 'Sunflower-7',
    },
    who: everyone('201'),
  },
  {
    call: 'POST /user/signup',
    about: 'with the email of the owner, in other letters',
    body: {
      firstName: 'Robin',
      lastName: 'Park',
      email: 'QUILL.canary@MAIL.example',
      password: 'Sunflower-7',
    },
    who: everyone('409'),
  },
  {
    call: 'POST /user/login',
    about: 'anyone who knows the password is the owner',
    body: { email: '{seekerEmail}', password: '{seekerPassword}' },
    who: everyone('200: the name, the email, the phone, the profile'),
  },
  {
    call: 'POST /api/user/logout',
    leavesNoTrace: true,
    who: everyone('204'),
  },
  {
    call: 'GET /api/user/me',
    who: anySeeker(
      '200: the name, the email, the phone, the profile',
      "200: another seeker, another's contact",
    ),
  },
  {
    call: 'GET /api/user/:userId/export',
    at: '/api/user/{seeker}/export',
    who: owningSeeker(
      '200: the name, the email, the phone, the profile, the answers, names of passkeys, names of documents, the resume, the letter, the form',
    ),
  },
  {
    call: 'POST /api/user/:userId/delete',
    at: '/api/user/{seeker}/delete',
    body: { password: '{seekerPassword}' },
    who: owningSeeker('204'),
  },
  {
    call: 'POST /api/auth/forgot-password',
    body: { email: '{seekerEmail}' },
    who: everyone('200'),
  },
  {
    call: 'POST /api/auth/reset-password',
    about: 'with the link of the mail',
    body: { token: '{resetToken}', password: 'Lantern-River-55' },
    who: everyone('200'),
  },
  {
    call: 'POST /api/auth/reset-password',
    about: 'with a session instead of a link',
    body: { token: '{seekerToken}', password: 'Lantern-River-55' },
    who: everyone('400'),
  },
  {
    call: 'PUT /password/update-password/:userId',
    at: '/password/update-password/{seeker}',
    body: { currentPassword: '{seekerPassword}', newPassword: 'Lantern-River-55' },
    who: owningSeeker('200'),
  },
  {
    call: 'PUT /api/user/email',
    about: 'with the password',
    body: { email: '{newEmail}', currentPassword: '{seekerPassword}' },
    refusalsIn: 'login_failures',
    who: anySeeker('200: the name, the email', '400'),
  },
  {
    call: 'PUT /api/user/email',
    about: 'with a session alone',
    body: { email: '{newEmail}' },
    who: anySeeker('400', '400'),
  },
  {
    call: 'POST /api/auth/confirm-email',
    about: 'with the link of the mail',
    body: { token: '{confirmToken}' },
    who: everyone('200'),
  },
  {
    call: 'POST /api/auth/confirm-email',
    about: 'with the link of the sign-up',
    body: { token: '{signUpToken}' },
    who: everyone('200'),
  },
  {
    call: 'POST /api/auth/confirm-email',
    about: 'with a link of another kind',
    body: { token: '{undoToken}' },
    who: everyone('400'),
  },
  {
    call: 'POST /api/auth/confirm-email/resend',
    about: "anyone's own",
    first:
      'UPDATE seekers SET email_confirmed_at = NULL; UPDATE employers SET email_confirmed_at = NULL',
    who: anyone('202'),
  },
  {
    call: 'POST /api/auth/undo-email-change',
    about: 'with the link of the mail',
    body: { token: '{undoToken}' },
    who: everyone('200'),
  },
  {
    call: 'POST /api/auth/undo-email-change',
    about: 'with a link of another kind',
    body: { token: '{resetToken}' },
    who: everyone('400'),
  },
  {
    call: 'GET /api/sessions',
    about: "anyone's own",
    who: anyone('200'),
  },
  {
    call: 'DELETE /api/sessions',
    about: "anyone's own others",
    first:
      "INSERT INTO sessions (id, token_hash, seeker_id, employer_id, remembered, expires_at) SELECT gen_random_uuid(), sha256(id::text::bytea), seeker_id, employer_id, false, now() + interval '1 day' FROM sessions",
    who: anyone('204'),
  },
  {
    call: 'DELETE /api/sessions/:sessionId',
    about: 'of the seeker',
    at: '/api/sessions/{seekerSession}',
    who: { ...anyone('404'), seeker: '204' },
  },
  {
    call: 'DELETE /api/sessions/:sessionId',
    about: 'of the employer',
    of: 'employer',
    at: '/api/sessions/{employerSession}',
    who: { ...anyone('404'), accepted: '204' },
  },
  { call: 'GET /api/live', about: "one's own", who: anyone('200') },
  {
    call: 'GET /api/notices',
    about: "one's own",
    who: anyone('200'),
  },
  {
    call: 'POST /api/notices/read',
    about: "one's own",
    leavesNoTrace: true,
    who: anyone('204'),
  },
  {
    call: 'GET /api/push/key',
    // The first reading makes the keys.
    records: ['push_keys'],
    about: "the board's",
    who: anyone('200'),
  },
  {
    call: 'POST /api/push/subscriptions',
    about: "one's own browser",
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'A'.repeat(22),
      },
    },
    who: anyone('204'),
  },
  {
    call: 'DELETE /api/push/subscriptions',
    about: "one's own browser",
    first:
      "INSERT INTO push_subscriptions SELECT id, 'https://fcm.googleapis.com/fcm/send/' || id, 'a key', 'a secret', now() FROM sessions ON CONFLICT DO NOTHING",
    who: anyone('204'),
  },
  {
    call: 'POST /api/push/:newsId/opened',
    about: 'of the seeker',
    at: '/api/push/018f0000-0000-7000-8000-000000000001/opened',
    first:
      "INSERT INTO pushed_news SELECT '018f0000-0000-7000-8000-000000000001', '{seeker}', NULL, 'a mail', now(), NULL, false ON CONFLICT DO NOTHING",
    leavesNoTrace: true,
    who: anyone('204'),
  },
];
