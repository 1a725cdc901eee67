import type { Fault } from '@nextshift/test-kit/testbed/fault';

/** Leaks of a secret that the search must detect. */
export const faults: readonly Fault[] = [
  {
    title: 'The password is logged',
    edits: [
      {
        file: 'wings/accounts/accounts/accounts.routes.ts',
        replace: "({ body, origin }) => {\n      const signIn = { kind: 'seeker'",
        by: "({ body, origin, log }) => { log.info({ sent: JSON.stringify(body) });\n      const signIn = { kind: 'seeker'",
      },
    ],
  },
  {
    title: 'The phone of an applicant is told while the application is undecided',
    edits: [
      {
        file: 'wings/hiring/applications/read/present-for-employer.ts',
        replace: 'phone: showsContact ? row.phone_number : null,',
        by: 'phone: row.phone_number,',
      },
    ],
  },
  {
    title: 'Contact in a message is shown before an acceptance',
    edits: [
      {
        file: 'wings/hiring/messages/present-messages.ts',
        replace: 'text: row.sender === side ? row.text : shown,',
        by: 'text: row.text,',
      },
    ],
  },
  {
    title: 'The EIN is told in full',
    edits: [
      {
        file: 'wings/accounts/employers/sign-up-employer.ts',
        replace: 'return presentEmployer(row, null);',
        by: 'return { ...presentEmployer(row, null), description: body.taxNumber };',
      },
    ],
  },
];
