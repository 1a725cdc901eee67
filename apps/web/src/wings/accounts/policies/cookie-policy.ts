import type { PolicySection } from './policy-section.ts';

export const cookiePolicy = [
  {
    title: 'Our cookies',
    paragraphs: [
      'Signing in sets two cookies. One is “nextshift-session” (“__Host-nextshift-session” on a secured address). It holds a random key that says that you are signed in, and nothing about you. No script can read it.',
      'The other, “nextshift-device” (“__Host-nextshift-device”), says in a sealed form which accounts have signed in with this browser. When somebody elsewhere guesses at your password, you still get in from here. And we can tell you by email when somebody signs in with another browser. It signs nobody in, and no script can read it.',
      'When you have changed something, “nextshift-wrote” lasts ten seconds. It says only that, so that you see your change at once.',
      'Visitors who do not sign in get no cookie at all.',
    ],
  },
  {
    title: 'How long it stays',
    paragraphs: [
      '“nextshift-session” ends when you sign out or close the browser, and after 24 hours at the latest. If you tick “Remember me” it stays for 30 days. “nextshift-device” stays for 400 days after you last signed in.',
    ],
  },
  {
    title: 'What your browser keeps',
    paragraphs: [
      'Your browser’s storage keeps some things so that pages show at once. It keeps your name and that you are signed in (“root”). It keeps the jobs that you saved and applied to (“history”). The saved ones can be read without a connection (“savedJobs”). For 24 hours it keeps a copy of your own profile. For employers, it is a copy of your jobs and applications without contact details.',
      'Forms that you have begun are kept in the tab until you send them or close it. If you change how a screen behaves, such as its keyboard shortcuts, the choice is kept as well. Signing out clears what is about you.',
    ],
  },
  {
    title: 'Why there is no banner',
    paragraphs: [
      'All of this is needed for what you ask the site to do. There is nothing to agree to, so we do not ask.',
    ],
  },
  {
    title: 'No tracking',
    paragraphs: [
      'We set no cookies for advertising or statistics, and load nothing from other sites. Nobody else may set a cookie here. The payment page of our payment provider is a site of its own, with its own policy.',
    ],
  },
  {
    title: 'Turning it off',
    paragraphs: [
      'Your browser can refuse or delete cookies and storage. Searching and reading jobs works without; signing in does not.',
    ],
  },
] as const satisfies readonly PolicySection[];
