import type { PolicySection } from './policy-section.ts';

export const privacyPolicy = [
  {
    title: 'What we keep about job seekers',
    paragraphs: [
      'Your name and email address. As far as you fill in your profile, its picture, bio, place, phone number, education, lists, videos and social accounts. The jobs that you saved, and your applications with their answers, documents and history. Your settings, what you reported, and when you agreed to which version of these policies.',
    ],
  },
  {
    title: 'What we keep about employers',
    paragraphs: [
      'Company name, email address, phone number, address, website, description and logo. Your jobs and forms, your plan, and what was billed for it. A tax number is optional, kept encrypted, and only its last four digits are shown, to you alone.',
    ],
  },
  {
    title: 'What is never kept',
    paragraphs: [
      'Your password: we keep a value made from it that cannot be turned back. Card and account numbers: they go to the payment provider and never reach us. What cameras write into pictures, such as the place where they were taken, is removed when you upload one.',
    ],
  },
  {
    title: 'Who sees what',
    paragraphs: [
      'Visitors see jobs and company pages, never people. An employer sees the profile and application of those who applied to its jobs. What is visible of the profile, they choose in their settings.',
      'Email address and phone number of an applicant are shown to that employer only after accepting them. They are shown for 30 days. Only you, and the employer of the job that you sent them to, can open resumes and cover letters.',
      'We sell nothing of this, and show no advertising.',
    ],
  },
  {
    title: 'Who works for us',
    paragraphs: [
      'Our hosting provider stores the data, an email provider delivers our messages, and a payment provider takes payments of employers. Each gets what its work needs, and may use it for nothing else.',
    ],
  },
  {
    title: 'Messages',
    paragraphs: [
      'Job seekers get an email when the status of an application changes, and notices within NextShift. Both can be turned off in the settings. Employers are told of new applicants, of jobs that close and of their plan. All of this begins once you have confirmed your email address with the link that we email when you join. Emails about your password, your email address, your two-step sign-in and sign-ins with a new browser are always sent. Before the confirmation, these are only emails with a link that proves or protects your address.',
    ],
  },
  {
    title: 'How long',
    paragraphs: [
      'An account and what belongs to it are kept as long as you have it. Notices are kept for 90 days, and the traces of failed sign-ins for a day. Uploads that were never used are kept for a few minutes.',
      'A session ends when you sign out, or after 24 hours. If you asked us to remember you, it ends after 30 days. As long as it lasts we keep its kind of browser and device, such as “Chrome on Windows”. We also keep when you signed in and when it was last used, but no place. You see your sessions in your settings, or on the profile of your company. You can end each of them there. If you turn on two-step sign-in, we keep the secret of your authenticator encrypted. Of your recovery codes we keep only what recognizes them. Of a passkey we keep its name, its public key, and when it was added and last signed you in. We keep records of requests to find faults and attacks. They hold the address that a request came from, but no passwords, documents or answers.',
    ],
  },
  {
    title: 'A copy of your data',
    paragraphs: [
      'Job seekers download everything in their settings, under “Your data”. It is one file: profile, applications, saved jobs and notices as text, and all uploads as they are stored.',
      'Employers download theirs on their company profile, under “Your data”.',
    ],
  },
  {
    title: 'Deleting your data',
    paragraphs: [
      'Deleting your account, in the settings, removes your profile, pictures, videos, documents and saved jobs at once and for good. Applications that are undecided or accepted are withdrawn, and anyone who accepted you is told that the opening is free. All of them lose your name, answers and documents. The employer sees only that there was one. Copies in backups are gone when those backups are.',
      'Employers delete the account of their company on its profile. What has to be kept about payments is kept for as long as the law says, and for nothing else.',
    ],
  },
  {
    title: 'Your choices',
    paragraphs: [
      'You can see and change your details at any time in your profile and settings. Some things, such as your name, are changed by support, at the address below. So an applicant stays who they were.',
    ],
  },
] as const satisfies readonly PolicySection[];
