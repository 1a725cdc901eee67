import { USER_AGE_MIN } from '@nextshift/contract';
import type { PolicySection } from './policy-section.ts';

export const userAgreement = [
  {
    title: 'Who may join',
    paragraphs: [
      `You must be at least ${USER_AGE_MIN} years old to use NextShift. By joining you confirm that you are, and that what you tell us about yourself is true.`,
      'The law where you live may ask for a work permit, or limit the hours of someone of your age. Following it is up to you and the employer who takes you on.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'An account belongs to one person, or to one company. Keep its password to yourself. If you believe that someone else has used it, change the password. Every other place where you are signed in is then signed out.',
      'You may leave at any time. Job seekers delete their account, and everything in it, in their settings. Employers do so on their company profile.',
    ],
  },
  {
    title: 'Your profile',
    paragraphs: [
      'What you put into your profile stays yours. You allow us to keep it and to show it to the employers to whom you apply. We use it for nothing else.',
      'Upload only pictures and videos that you have the right to show. Everyone who can be recognized in them must have agreed.',
    ],
  },
  {
    title: 'Applying for jobs',
    paragraphs: [
      'When you apply, the employer of that job sees your name and your application with its answers and documents. Unless you hide it in your settings, the employer sees your profile as well.',
      'Your email address and phone number are shown once the employer has accepted you, for 30 days. You may withdraw an application until it is decided.',
      'Applying is no promise of a job. Whether you are taken on, and on what terms, is between you and the employer.',
    ],
  },
  {
    title: 'Posting jobs',
    paragraphs: [
      'Employers post real openings of their own, describe them honestly, and pay what they announce. Asking applicants for money, goods or unpaid trial work is not allowed.',
      'Jobs that mislead have no place here. Nor have jobs that exclude people for their origin, skin color, religion, sex, orientation or disability. The same goes for age beyond what the law asks.',
    ],
  },
  {
    title: 'What you learn about others',
    paragraphs: [
      'An applicant’s profile, answers, documents and contact details are for filling that one job. Do not pass them on, collect them, or use them to advertise.',
    ],
  },
  {
    title: 'Being fair to each other',
    paragraphs: [
      'Do not pretend to be someone else, and do not insult or threaten. Do not post what breaks the law or someone’s rights. Do not try to break, overload or copy the service by machine.',
    ],
  },
  {
    title: 'When someone breaks these rules',
    paragraphs: [
      'We may close a job or an account that breaks this agreement. Where it is not urgent we say so first, so that you can put it right.',
    ],
  },
] as const satisfies readonly PolicySection[];
