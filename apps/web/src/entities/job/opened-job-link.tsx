import type { ComponentProps } from 'react';
import { JOB_LINK_MARK } from './opened-job.ts';
import { paths } from '../../platform/routing/paths.ts';

export interface OpenedJobLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly jobId: string;
}

/**
 * Opens a job over the present page (`useOpenedJob`); in a new tab, or without script, its own page. Not a link of the
 * router: a list has two for each job, and the router renders all of its links again for each new address.
 */
export function OpenedJobLink({ jobId, ...rest }: OpenedJobLinkProps) {
  return <a {...rest} {...{ [JOB_LINK_MARK]: jobId }} href={paths.job(jobId)} />;
}
