import { isWebAddress, type Job } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { JobPicture } from '../../../entities/job/picture/job-picture.tsx';
import { Chip } from '../../../ui/display/chip.tsx';
import { paragraphsOf } from './paragraphs-of.ts';

export interface JobTextProps {
  job: Job;
  headingLevel?: 'h2' | 'h3';
  /** The picture stands elsewhere. */
  withoutPicture?: boolean;
}

/** The long texts of a job: description, requirements and benefits. */
export function JobText({ job, headingLevel = 'h2', withoutPicture = false }: JobTextProps) {
  return (
    <div className="space-y-8">
      {job.jobImage && !withoutPicture ? <JobPicture job={job} className="rounded-card" /> : null}
      <div className="max-w-prose space-y-4">
        {paragraphsOf(job.description).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <Part title="Requirements" level={headingLevel} items={job.requirements} />
      <Part title="Benefits" level={headingLevel} items={job.benefits} />
      {job.compensation ? (
        <Section title="Compensation" level={headingLevel}>
          <p className="max-w-prose whitespace-pre-line">{job.compensation}</p>
        </Section>
      ) : null}
      <Chips title="Skills" level={headingLevel} items={job.skills} />
      <Chips title="Tags" level={headingLevel} items={job.tags} />
      {job.applyWebsite && isWebAddress(job.applyWebsite) ? (
        <Section title="More about this job" level={headingLevel}>
          <a
            href={job.applyWebsite}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-link break-words"
          >
            {new URL(job.applyWebsite).host}
          </a>
        </Section>
      ) : null}
    </div>
  );
}

interface SectionProps {
  title: string;
  level: 'h2' | 'h3';
  children: ReactNode;
}

function Section({ title, level: Heading, children }: SectionProps) {
  return (
    <section>
      <Heading className="mb-3 text-heading font-bold">{title}</Heading>
      {children}
    </section>
  );
}

type ListProps = Omit<SectionProps, 'children'> & { items: readonly string[] };

function Part({ items, ...section }: ListProps) {
  if (items.length === 0) return null;
  return (
    <Section {...section}>
      <ul className="max-w-prose list-disc space-y-1.5 pl-5 marker:text-brand">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}

function Chips({ items, ...section }: ListProps) {
  if (items.length === 0) return null;
  return (
    <Section {...section}>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item}>
            <Chip>{item}</Chip>
          </li>
        ))}
      </ul>
    </Section>
  );
}
