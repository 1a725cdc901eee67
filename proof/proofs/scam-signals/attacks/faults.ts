import type { Fault } from '@nextshift/test-kit/testbed/fault';

const moderation = 'wings/screening/moderation';
const words = '../../../packages/screening-model/src/words';

/** Ways around a hold, each of which some attack finds. */
export const attackFaults: readonly Fault[] = [
  {
    title: 'An edit lifts a heavy hold',
    edits: [
      {
        file: `${moderation}/heavy/keep-heavy.ts`,
        replace: 'if (!before || !heavySince) return',
        by: 'return',
      },
    ],
  },
  {
    title: 'Nothing is watched after a heavy hold',
    edits: [
      {
        file: `${moderation}/heavy/follow-heavy-holds.ts`,
        replace: 'const WATCH_MS = 14 * DAY_MS;',
        by: 'const WATCH_MS = 0 * DAY_MS;',
      },
    ],
  },
  {
    title: 'The watch ends after a week',
    edits: [
      {
        file: `${moderation}/heavy/follow-heavy-holds.ts`,
        replace: 'const WATCH_MS = 14 * DAY_MS;',
        by: 'const WATCH_MS = 7 * DAY_MS;',
      },
    ],
  },
  {
    title: 'Copies of what is held are not found',
    edits: [
      {
        file: `${moderation}/heavy/follow-heavy-holds.ts`,
        replace: '...(isCopy || stays(copied) ? [copied] : []),',
        by: '',
      },
    ],
  },
  {
    title: 'Only what was held first is compared with copies',
    edits: [
      {
        file: `${moderation}/heavy/heavy-cases.queries.ts`,
        replace: 'if (hashes && hashes.length > 0)',
        by: 'if (hashes && hashes.length > 0 && one.versions.length === 0)',
      },
    ],
  },
  {
    title: 'A posting is not read until it is edited',
    edits: [
      {
        file: 'wings/posting/job-postings/create-job.ts',
        replace: 'await checkJob(transaction, platform, id);',
        by: '',
      },
    ],
  },
  {
    title: 'Only title and description are read',
    edits: [
      {
        file: 'wings/screening/case-files/describe-subject.ts',
        replace: "new Set([...FIRST_SCREENED, ...jobFieldsThatAre('screened')])",
        by: 'new Set(FIRST_SCREENED.slice(0, 2))',
      },
    ],
  },
  {
    title: 'The questions of a form are not read',
    edits: [
      {
        file: `${moderation}/posting.queries.ts`,
        replace: 'const asked = questions.get(jobId) ?? [];',
        by: 'const asked: string[] = [];',
      },
    ],
  },
  {
    title: 'The page of a company is not read',
    edits: [
      {
        file: `${moderation}/companies/change-company.ts`,
        replace: 'await checkCompany(',
        by: 'false && await checkCompany(',
      },
    ],
  },
  {
    title: 'Letters of other alphabets are read as they are',
    edits: [
      {
        file: `${words}/read-words.ts`,
        replace: 'lookalikes[letter] ?? letter',
        by: 'letter',
      },
    ],
  },
  {
    title: 'Letters that are kept apart are no words',
    edits: [
      {
        file: `${words}/read-words.ts`,
        replace: "if (blanks.has(character) || /^[\\p{M}\\p{Cf}]$/u.test(character)) return '';",
        by: '',
      },
      {
        file: `${words}/join-spaced-letters.ts`,
        replace: 'if (end - index < SPACED_LETTERS_MIN) {',
        by: 'if (end > index) {',
      },
    ],
  },
  {
    title: 'Only the beginning of a long posting is read',
    edits: [
      {
        file: '../../../packages/screening-model/src/pieces.ts',
        replace: 'if (length <= WINDOW + STEP) return [parts];',
        by: 'return [cut(parts, 0, WINDOW)];',
      },
    ],
  },
  {
    title: 'Owners read what gave them away',
    edits: [
      {
        file: `${moderation}/explain-hold.ts`,
        replace: 'found.map(({ why }) => why)',
        by: 'found.map(({ why, words: found }) => `${why} ${found}`)',
      },
    ],
  },
];
