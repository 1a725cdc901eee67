import { Link, useLocation, type LinkProps } from 'react-router';
import { JOB_LINK_MARK, searchWithOpenedJob } from './opened-job.ts';
import { paths } from '../../platform/routing/paths.ts';

export interface OpenedJobLinkProps extends Omit<LinkProps, 'to' | 'mask'> {
  readonly jobId: string;
}

/** Opens a job over the present page; in a new tab, or without script, its own page. */
export function OpenedJobLink({ jobId, ...rest }: OpenedJobLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      {...rest}
      {...{ [JOB_LINK_MARK]: '' }}
      to={{ pathname, search: searchWithOpenedJob(search, jobId) }}
      mask={paths.job(jobId)}
      preventScrollReset
    />
  );
}
