import type { Fault } from '@nextshift/test-kit/testbed/fault';

/** One for each rule of alerts. */
export const faults: readonly Fault[] = [
  {
    title: 'Jobs that are released or edited are not found',
    statements: [
      `CREATE OR REPLACE FUNCTION track_found_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF tg_op = 'INSERT' THEN new.found_since := new.updated_at; END IF;
          RETURN new;
        END $$`,
    ],
  },
  {
    title: 'Jobs that an alert showed when it was made are mailed',
    edits: [
      {
        file: 'wings/discovery/alerts/create-alert.ts',
        replace: 'await recordKnownJobs(transaction, { ...own, criteria, now });',
        by: 'void recordKnownJobs;',
      },
    ],
  },
  {
    title: 'Jobs without room in a mail are forgotten',
    edits: [
      {
        file: 'wings/discovery/alerts/claim-jobs.ts',
        replace: 'return isMailed && isExhausted ? now : alert.searched_to;',
        by: 'return isMailed || isExhausted ? now : alert.searched_to;',
      },
    ],
  },
  {
    title: 'Servers that send at the same time claim the same jobs',
    statements: [
      'ALTER TABLE alert_mails DROP CONSTRAINT alert_mails_once',
      'ALTER TABLE alert_deliveries DROP CONSTRAINT alert_deliveries_pkey',
    ],
    edits: [
      {
        file: 'wings/discovery/alerts/claims.queries.ts',
        replace: "if (dueBy) query = query.where('next_run_at', '<=', dueBy);",
        by: 'void dueBy;',
      },
      {
        file: 'wings/discovery/alerts/claims.queries.ts',
        replace: 'on conflict (seeker_id, job_id) do nothing`.execute(transaction);',
        by: '`.execute(transaction);',
      },
      {
        file: 'wings/discovery/alerts/known-jobs.queries.ts',
        replace: ".onConflict((conflict) => conflict.columns(['seeker_id', 'job_id']).doNothing())",
        by: '',
      },
    ],
  },
  {
    title: 'Unsubscribing stops nothing',
    edits: [
      {
        file: 'wings/discovery/alerts/unsubscribe.ts',
        replace:
          "await pauseAlerts(database, { seekerId, ...alert, cause: 'unsubscribed', now: clock() });",
        by: 'void [pauseAlerts, alert, clock];',
      },
    ],
  },
  {
    title: 'An hour that comes twice runs the second time',
    edits: [
      {
        file: 'wings/discovery/alerts/next-run.ts',
        replace: 'const run = momentOf(timeZone, day + localHour * HOUR_MS);',
        by: 'const run = new Date(Number(momentOf(timeZone, day + (localHour + 1) * HOUR_MS)) - HOUR_MS);',
      },
    ],
  },
];
