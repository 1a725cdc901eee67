import type { Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { JobFacts } from './job-facts.tsx';

/** The facts of a job that decide less: on phones behind a button, if there are scripts to open them. */
export function FoldedFacts({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div id={id} className={clsx(!isOpen && 'not-print:max-lg:hidden max-lg:noscript:block')}>
        <JobFacts job={job} part="other" className="grid grid-cols-2 gap-x-4 gap-y-5" />
      </div>
      <Button
        variant="ghost"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        className={clsx(
          'self-start lg:hidden noscript:hidden',
          isOpen ? 'mt-4 -ml-3.5' : '-my-2 -ml-3.5',
        )}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Fewer details' : 'More details'}
      </Button>
    </>
  );
}
