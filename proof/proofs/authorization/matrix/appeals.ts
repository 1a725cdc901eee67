import { planted } from '../../../board/canary-texts.ts';
import { suspendBy } from '../../../board/take-appeal-pass.ts';
import { anyEmployer, everyone, operators, owningEmployer, type Row } from './row.ts';

const removed = `UPDATE cases SET decision = 'uphold', action = 'remove_job', decision_reason = '${planted.operator.reason}',
  decided_by = '{operator}', decided_at = now() - interval '1 hour' WHERE id = '{openCase}';`;
/** Nobody decides about an appeal against their own decision while there is another operator. */
const decidedByAnother = `UPDATE cases SET decided_by =
  (SELECT id FROM operators ORDER BY id = '{operator}' LIMIT 1) WHERE id = '{openCase}';`;
/** It was made while the job was held. */
const appealedAgainst = `UPDATE appeals SET measure = 'removed';`;
const unappealed = `${removed} DELETE FROM appeals;`;
const token = 'the-token-of-a-mailed-link';
const mailed = `INSERT INTO appeal_links (token_hash, case_id, employer_id, created_at, expires_at)
  VALUES (sha256('${token}'), '{openCase}', '{accepted}', now(), now() + interval '1 day');`;

const suspended = `UPDATE cases SET decision = 'uphold', action = 'suspend_employer', decision_reason = 'A scam.',
  decided_by = '{operator}', decided_at = now() - interval '1 hour' WHERE id = '{openCase}';
  DELETE FROM appeals; ${suspendBy('{accepted}', '{openCase}')}`;

/** What companies say against decisions, and what becomes of it. */
export const appeals: readonly Row[] = [
  { call: 'GET /api/appeals', of: 'employer', who: anyEmployer('200') },
  {
    call: 'POST /api/appeals',
    of: 'employer',
    body: { caseId: '{openCase}', text: 'It is no scam.' },
    first: unappealed,
    who: owningEmployer('201', '404'),
  },
  {
    call: 'POST /api/appeals/read-link',
    body: { token },
    first: `${removed} ${mailed}`,
    leavesNoTrace: true,
    who: everyone('200'),
  },
  {
    call: 'POST /api/appeals/by-link',
    body: { token, text: 'It is no scam.' },
    first: `${unappealed} ${mailed}`,
    who: everyone('201'),
  },
  {
    call: 'POST /api/appeals/by-link',
    about: 'without a link',
    body: { token: 'another-token', text: 'It is no scam.' },
    who: everyone('400'),
  },
  {
    call: 'POST /api/appeals/read-link',
    about: 'with what a suspended company gets in place of a session',
    body: { token: '{appealPass}' },
    first: suspended,
    leavesNoTrace: true,
    who: everyone('200'),
  },
  {
    call: 'POST /api/appeals/by-link',
    about: 'with what a suspended company gets in place of a session',
    body: { token: '{appealPass}', text: 'It is no scam.' },
    first: suspended,
    who: everyone('201'),
  },
  {
    call: 'POST /api/operator/appeals/:appealId/decide',
    at: '/api/operator/appeals/{openAppeal}/decide',
    body: { outcome: 'reject', reason: 'It is one.', revision: '{openCaseRevision}' },
    first: `${removed} ${decidedByAnother} ${appealedAgainst}`,
    who: operators('200: the form'),
  },
];
