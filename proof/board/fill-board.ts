import { reportSubject, setUpAuthenticator } from '@nextshift/contract';
import { buyPlan } from '@nextshift/test-kit/people/acts';
import { confirmAddresses } from '@nextshift/test-kit/people/confirm-addresses';
import { signUpEmployer } from '@nextshift/test-kit/people/people';
import { ask } from '@nextshift/test-kit/requests/ask';
import type pg from 'pg';
import { readCaseRevision, readCompanyRevision } from './call-as-operator.ts';
import { settle } from './background-jobs.ts';
import { addApplications } from './add-applications.ts';
import { planted } from './canary-texts.ts';
import { addOperator } from './add-operator.ts';
import type { Caller, Owner, Principal } from './principals.ts';
import { addSameIdAccounts } from './add-same-id-accounts.ts';
import { fillSeekers } from './fill-seekers.ts';
import { takeAppealPass } from './take-appeal-pass.ts';

/** The people of a proof and what they own. */
export interface Board {
  readonly address: string;
  readonly callers: Readonly<
    Record<Exclude<Principal, 'visitor' | 'revoked' | 'wrongKind'>, Caller>
  >;
  readonly hiddenSeeker: Caller;
  readonly twins: Readonly<Record<Owner, Caller>>;
  /** By the names that the matrix uses for them: ids, keys of files, passwords. */
  readonly things: Readonly<Record<string, string>>;
}

/** A company of each kind, with the largest plan. */
async function joinEmployers(address: string) {
  const { employer } = planted;
  const joinAs = (companyName: string, number: string) =>
    signUpEmployer(address, {
      companyName,
      email: `jobs-${number}@almanac.example`,
      password: `Beacon-Ladder-${number}`,
      address: `${number} Hargett Street`,
      taxNumber: `55000${number}`,
    });
  return {
    pending: await joinAs('Pending Pantry', '1181'),
    accepted: await signUpEmployer(address, {
      companyName: 'Accepting Almanac',
      email: employer.email,
      password: employer.password,
      address: employer.address,
      taxNumber: employer.taxNumber,
    }),
    expired: await joinAs('Expired Espresso', '1182'),
    otherEmployer: await joinAs('Other Orchard', '1183'),
  };
}

/** Signs everyone up on a running server and creates what the matrix names. */
export async function fillBoard(address: string, database: pg.Client): Promise<Board> {
  const employers = await joinEmployers(address);
  await confirmAddresses(database);
  for (const employer of Object.values(employers)) await buyPlan(address, employer);
  await settle(database);
  const { seeker, otherSeeker, hiddenSeeker } = await fillSeekers(address);
  await confirmAddresses(database);
  const accounts = { seeker, otherSeeker, ...employers };
  const added = await addApplications(address, database, { ...accounts, hiddenSeeker });
  const twins = await addSameIdAccounts(address, database, accounts);
  const operator = await addOperator(database);
  const callers = { ...accounts, operator };
  const openCase = await reportJob(address, database, otherSeeker, added);
  // Before the case's revision is read, as it names the appeal.
  const openAppeal = await addAppeal(database, accounts.accepted, openCase);
  await addVersion(database, openCase);
  const things = {
    ...added,
    openCase,
    openCaseRevision: await readCaseRevision(address, operator, openCase),
    otherEmployerRevision: await readCompanyRevision(address, operator, accounts.otherEmployer.id),
    openAppeal,
    appealPass: await takeAppealPass(address, database, accounts.accepted, openCase),
    authenticatorSecret: (await ask(address, setUpAuthenticator, { as: hiddenSeeker })).secret,
    seekerPasskey: await addPasskey(database, seeker),
  };
  await settle(database);
  const board: Board = { address, callers, hiddenSeeker, twins, things };
  return {
    ...board,
    things: {
      ...things,
      ...people(board),
      ...(await readThings(database, board)),
    },
  };
}

/** A passkey whose authenticator nobody has. @returns its id */
async function addPasskey(database: pg.Client, { id }: Caller): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO passkeys (id, seeker_id, credential_id, public_key, sign_count, name, created_at)
     VALUES (gen_random_uuid(), $1, sha256('credential'), sha256(gen_random_uuid()::text::bytea), 0, $2, now())
     RETURNING id`,
    [id, planted.seeker.passkeyName],
  );
  return rows[0]?.id ?? '';
}

/** Opens a case of a job. @returns its id */
async function reportJob(
  address: string,
  database: pg.Client,
  as: Caller,
  { openJob: subjectId }: Readonly<Record<string, string>>,
): Promise<string> {
  const body = {
    subjectType: 'job',
    subjectId,
    reason: 'scam',
    note: planted.otherSeeker.reportNote,
  };
  await ask(address, reportSubject, { as, body });
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM cases WHERE subject_id = $1',
    [subjectId],
  );
  return rows[0]?.id ?? '';
}

/** What the company of a case says against it. @returns its id */
async function addAppeal(database: pg.Client, { id }: Caller, caseId: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO appeals (id, case_id, measure, employer_id, text, created_at)
     VALUES (gen_random_uuid(), $1, 'held', $2, $3, now()) RETURNING id`,
    [caseId, id, planted.employer.appeal],
  );
  return rows[0]?.id ?? '';
}

/** What the job of a case said when it was held, before its owner changed it. */
function addVersion(database: pg.Client, caseId: string): Promise<unknown> {
  return database.query(
    `INSERT INTO held_versions (id, case_id, read_at, fields, signals, risk, standing, passages, text_digest, hashes)
     VALUES (gen_random_uuid(), $1, now(), $2, '[]', 0.9, 'new', '[]', sha256('an older text'), '{}')`,
    [caseId, JSON.stringify([{ field: 'Description', text: planted.employer.heldDescription }])],
  );
}

/** The people by their names in the matrix, and how two of them sign in. */
function people({ callers, hiddenSeeker }: Board): Record<string, string> {
  const { seeker, accepted } = callers;
  return {
    ...Object.fromEntries(Object.entries(callers).map(([name, { id }]) => [name, id])),
    hiddenSeeker: hiddenSeeker.id,
    seekerEmail: seeker.email,
    seekerPassword: seeker.password,
    seekerToken: seeker.token ?? '',
    employerEmail: accepted.email,
    employerPassword: accepted.password,
  };
}

/** Values that the server created. */
async function readThings(database: pg.Client, { callers }: Board) {
  const { rows } = await database.query<Record<string, string>>(
    `SELECT
       (SELECT id::text FROM subscriptions WHERE employer_id = $2) AS subscription,
       (SELECT storage_key FROM files JOIN seekers ON picture_file_id = files.id
         WHERE seekers.id = $1) AS picture,
       (SELECT storage_key FROM files JOIN employers ON logo_file_id = files.id
         WHERE employers.id = $2) AS logo,
       (SELECT storage_key FROM files JOIN portfolio_videos ON file_id = files.id
         WHERE seeker_id = $1) AS video,
       (SELECT storage_key FROM files JOIN documents ON file_id = files.id
         WHERE seeker_id = $1 LIMIT 1) AS "privateFile",
       (SELECT id::text FROM sessions
         WHERE token_hash = sha256(convert_to($3, 'UTF8'))) AS "seekerSession",
       (SELECT id::text FROM sessions
         WHERE token_hash = sha256(convert_to($4, 'UTF8'))) AS "employerSession"`,
    [callers.seeker.id, callers.accepted.id, callers.seeker.token, callers.accepted.token],
  );
  const [found = {}] = rows;
  return { ...found, videoUrl: encodeURIComponent(`/files/${found.video ?? ''}`) };
}
