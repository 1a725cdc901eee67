import type pg from 'pg';

const time = (column: string) =>
  `coalesce(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '-')`;

/** Everything stored about lives, in the lines of the model's `describe`, with ids in place of names. */
const BOARD = `
  WITH numbered AS (
    SELECT id, substr(title, 5) AS number FROM jobs
  ), known AS (
    SELECT * FROM applications WHERE NOT question_answers ? 'crowd'
  )
  SELECT employer_id, NULL::uuid AS application_id, concat_ws(' ', 'job', number,
    coalesce(closed_reason, 'active'), 'closed', ${time('closed_at')}, 'closes', ${time('closes_at')},
    'published', ${time('published_at')}, 'applicants', applicants, 'of',
    coalesce(max_applicants::text, 'any'), 'accepted', accepted, 'of', openings) AS line
  FROM jobs JOIN numbered USING (id) JOIN job_applicant_counts ON job_id = jobs.id
  UNION ALL
  SELECT employer_id, NULL, concat_ws(' ', 'draft', substr(fields ->> 'title', 5),
    'at', ${time('publish_at')}, 'blocked', ${time('blocked_at')}, 'free', ${time('place_free_since')})
  FROM job_drafts
  UNION ALL
  SELECT employer_id, id, concat_ws(' ', 'application', id, status, coalesce(ended_reason, '-'),
    'changed', ${time('updated_at')}, 'waits', ${time('awaiting_answer_since')},
    'reminders', answer_reminders, 'accepted', ${time('accepted_at')},
    'place', coalesce(place::text, '-'), 'told', told_status)
  FROM known
  UNION ALL
  SELECT employer_id, application_id, concat_ws(' ', 'event', application_id,
    row_number() OVER (PARTITION BY application_id ORDER BY application_events.id),
    ${time('at')}, coalesce(from_status, '-'), to_status, actor, coalesce(reason, '-'))
  FROM application_events JOIN known ON known.id = application_id
  UNION ALL
  SELECT acceptances.employer_id, application_id, concat_ws(' ', 'acceptance', application_id,
    ${time('acceptances.accepted_at')}, 'ended', coalesce(ended_by, '-'), ${time('ended_at')})
  FROM acceptances JOIN known ON known.id = application_id
  UNION ALL
  SELECT known.employer_id, application_id, concat_ws(' ', 'notice', application_id, notices.status,
    coalesce(reason, '-'), ${time('notices.created_at')})
  FROM notices JOIN known ON known.id = application_id WHERE notices.seeker_id IS NOT NULL`;

/**
 * Reads what is stored about all lives, in lines as the model describes them.
 * @param names the applications' names by their ids
 * @returns sorted lines by the employer's id
 */
export async function readBoard(
  database: pg.Client,
  names: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  const { rows } = await database.query<{
    employer_id: string;
    application_id: string | null;
    line: string;
  }>(BOARD);
  const lives = new Map<string, string[]>();
  for (const { employer_id: employerId, application_id: id, line } of rows) {
    const named = id === null ? line : line.replace(id, names.get(id) ?? id);
    const lines = lives.get(employerId);
    if (lines) lines.push(named);
    else lives.set(employerId, [named]);
  }
  for (const lines of lives.values()) lines.sort();
  return lives;
}

/** What must hold for every job, whatever the model says. Each returns the jobs that contradict it. */
const INVARIANTS = {
  'has undecided applications longer than the grace after its closing': `
    SELECT title, employer_id FROM jobs WHERE closed_at <= $1::timestamptz - interval '60 minutes'
      AND EXISTS (SELECT FROM applications WHERE job_id = jobs.id
        AND applications.status IN ('submitted', 'under_review', 'interviewing'))`,
  'counts other applicants than it has': `
    SELECT title, employer_id FROM jobs JOIN job_applicant_counts ON job_id = jobs.id
    WHERE applicants <> (SELECT count(*) FROM applications WHERE applications.job_id = jobs.id
      AND applications.status NOT IN ('withdrawn', 'ended') AND hidden_from_employer_at IS NULL)`,
  'has accepted more than it has openings, or counts others than it has accepted': `
    SELECT title, employer_id FROM jobs JOIN job_applicant_counts ON job_id = jobs.id
    WHERE accepted > openings OR accepted <> (SELECT count(*) FROM applications
      WHERE applications.job_id = jobs.id AND applications.status = 'accepted')`,
  'is active without a place left': `
    SELECT title, employer_id FROM jobs JOIN job_applicant_counts ON job_id = jobs.id
    WHERE jobs.status = 'Active' AND accepted = openings`,
  'is one of more active jobs than the plan allows, which are not announced to close': `
    SELECT title, employer_id FROM jobs WHERE status = 'Active' AND (
      SELECT count(*) FROM jobs AS other
      WHERE other.employer_id = jobs.employer_id AND other.status = 'Active'
    ) > (
      SELECT CASE plan_type WHEN 'basic' THEN 1 WHEN 'impact' THEN 2 ELSE 3 END FROM subscriptions
      WHERE subscriptions.employer_id = jobs.employer_id AND subscriptions.status = 'active'
    ) AND NOT EXISTS (
      SELECT FROM surplus_jobs WHERE surplus_jobs.employer_id = jobs.employer_id AND settled_at IS NULL)`,
  'has an applicant who was told of the same change twice': `
    SELECT title, jobs.employer_id FROM notices
    JOIN applications ON applications.id = application_id JOIN jobs ON jobs.id = job_id
    GROUP BY jobs.id, application_id, notices.status, notices.created_at HAVING count(*) > 1`,
} as const;

/** @returns a sentence for each job that contradicts what holds for all, by the employer's id */
export async function findContradictions(
  database: pg.Client,
  now: number,
): Promise<{ readonly employerId: string; readonly text: string }[]> {
  const found: { employerId: string; text: string }[] = [];
  for (const [text, query] of Object.entries(INVARIANTS)) {
    const values = query.includes('$1') ? [new Date(now)] : [];
    const { rows } = await database.query<{ title: string; employer_id: string }>(query, values);
    for (const { title, employer_id: employerId } of rows) {
      found.push({ employerId, text: `${title} ${text}` });
    }
  }
  return found;
}
