import { operators, type Row } from './row.ts';

const reason = { reason: 'It asks for money.' };

/** Suspends an account before the call. */
const suspended = (column: 'employer_id' | 'seeker_id', id: string) =>
  `INSERT INTO suspensions (id, ${column}, reason, suspended_by, suspended_at)
    VALUES (gen_random_uuid(), '${id}', 'A scam.', '{operator}', now())`;

const aSeeker = operators('200: a hidden name, a hidden contact');

/** The accounts that operators find, and what they do to them. */
export const operatorAccounts: readonly Row[] = [
  {
    call: 'GET /api/operator/employers',
    at: '/api/operator/employers?query=Other%20Orchard',
    records: ['operator_log'],
    who: operators('200'),
  },
  {
    call: 'GET /api/operator/employers/:employerId',
    at: '/api/operator/employers/{otherEmployer}',
    records: ['operator_log'],
    who: operators('200'),
  },
  {
    call: 'POST /api/operator/employers/:employerId/verify',
    at: '/api/operator/employers/{otherEmployer}/verify',
    body: { ...reason, revision: '{otherEmployerRevision}' },
    who: operators('200'),
  },
  {
    call: 'POST /api/operator/employers/:employerId/suspend',
    at: '/api/operator/employers/{otherEmployer}/suspend',
    body: reason,
    who: operators('200'),
  },
  {
    call: 'POST /api/operator/employers/:employerId/restore',
    at: '/api/operator/employers/{pending}/restore',
    body: reason,
    first: suspended('employer_id', '{pending}'),
    who: operators('200'),
  },
  {
    call: 'GET /api/operator/seekers',
    at: '/api/operator/seekers?query={hiddenSeeker}',
    records: ['operator_log'],
    who: aSeeker,
  },
  {
    call: 'GET /api/operator/seekers/:seekerId',
    at: '/api/operator/seekers/{hiddenSeeker}',
    records: ['operator_log'],
    who: aSeeker,
  },
  {
    call: 'POST /api/operator/seekers/:seekerId/suspend',
    at: '/api/operator/seekers/{hiddenSeeker}/suspend',
    body: reason,
    who: aSeeker,
  },
  {
    call: 'POST /api/operator/seekers/:seekerId/restore',
    at: '/api/operator/seekers/{hiddenSeeker}/restore',
    body: reason,
    first: suspended('seeker_id', '{hiddenSeeker}'),
    who: aSeeker,
  },
];
