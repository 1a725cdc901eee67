import type { CaseDetail } from '@nextshift/contract';
import { Badge } from '../../../../ui/display/badge.tsx';
import { JOB_STATE_WORDS } from '../case-words.ts';
import { JobName } from './job-name.tsx';

const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent' });

/** Active and removed jobs with nearly the same texts: what the same hand may have posted. */
export function CaseSimilar({ similar }: Pick<CaseDetail, 'similar'>) {
  return (
    <section aria-labelledby="case-similar">
      <h2 id="case-similar" className="text-heading font-bold">
        {similar.length === 1 ? '1 similar job' : `${String(similar.length)} similar jobs`}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {similar.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">
                <JobName job={job} />
              </p>
              <p className="text-sm text-ink-soft">
                {job.isOfSameCompany ? 'The same company' : job.companyName}
              </p>
            </div>
            <p className="text-sm tabular-nums">About {PERCENT.format(job.likeness)} alike</p>
            <Badge tone={JOB_STATE_WORDS[job.state].tone}>{JOB_STATE_WORDS[job.state].word}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
