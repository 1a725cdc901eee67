import { minorWarnings } from '@nextshift/contract';
import { useWatch } from 'react-hook-form';
import type { JobForm } from '../use-job-draft.ts';
import { shiftsOfDraft } from './pay-of-draft.ts';

/** What the rules for people under 18 say of the typed job. It warns, and keeps nobody from posting. */
export function MinorsNote({ form }: { form: JobForm }) {
  useWatch({ control: form.control });
  const draft = form.getValues();
  const warnings = minorWarnings({
    state: draft.state.trim().toUpperCase(),
    text: [draft.title, draft.description, ...draft.requirements, ...draft.tags].join('\n'),
    shifts: shiftsOfDraft(draft),
  });
  return (
    <div role="status">
      {warnings.length === 0 ? null : (
        <div className="space-y-2 rounded-control bg-warning-soft p-4 text-sm forced-colors:border">
          <p className="font-semibold">For people under 18</p>
          <ul className="space-y-1.5">
            {warnings.map(({ text, source }) => (
              <li key={text}>
                {text}{' '}
                <a href={source.url} target="_blank" rel="noreferrer" className="text-link">
                  {source.name}
                </a>
              </li>
            ))}
          </ul>
          <p>
            You can still post the job. If it is for adults only, say “18 or older” in the
            requirements.
          </p>
        </div>
      )}
    </div>
  );
}
