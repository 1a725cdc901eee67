import { useId } from 'react';
import { readKeptJobs, type KeptJob } from '../../../platform/offline/kept-jobs.ts';
import { asOfText } from '../../../platform/text/as-of-text.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { Card } from '../../../ui/display/card.tsx';

/** The stored copy of the saved jobs, while the server is unavailable. */
export function KeptSavedJobs() {
  const headingId = useId();
  const accountId = useAuthStore((state) => state.accountId);
  const savedJobIds = useHistoryStore((state) => state.savedJobIds);
  const kept = accountId === null ? null : readKeptJobs(accountId);
  const jobs = kept?.jobs.filter(({ id }) => savedJobIds.includes(id)) ?? [];
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="text-heading font-bold">
        Your saved jobs
      </h2>
      <p className="mt-1 text-ink-soft">{asOfText(kept?.asOf)}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {jobs.map((job) => (
          <li key={job.id}>
            <KeptJobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeptJobCard({ job }: { job: KeptJob }) {
  const { title, company, pay, place, schedule, description, requirements } = job;
  return (
    <Card className="h-full">
      <h3 className="text-lg leading-snug font-bold wrap-anywhere">{title}</h3>
      <p className="wrap-anywhere text-ink-soft">{company}</p>
      {pay ? <p className="mt-3 font-semibold">{pay}</p> : null}
      <p className="mt-1 text-sm text-ink-soft">{place}</p>
      {description === undefined ? null : (
        <details className="mt-4 border-t border-line pt-3">
          <summary className="min-h-8 cursor-pointer font-semibold">About this job</summary>
          {schedule ? <p className="mt-2 font-semibold wrap-anywhere">{schedule}</p> : null}
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{description}</p>
          {requirements ? (
            <p className="mt-3 wrap-anywhere whitespace-pre-line">{requirements}</p>
          ) : null}
        </details>
      )}
    </Card>
  );
}
