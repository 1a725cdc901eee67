import { call } from '@nextshift/test-kit/requests/caller';

/** A place where an open job is to be found. */
export interface View {
  readonly name: string;
  readonly path: string;
  /** A page is asked for as HTML. */
  readonly isPage: boolean;
  /** Whether the response shows the job as an open one. */
  readonly isShown: (text: string) => boolean;
}

interface PostedJob {
  readonly id: string;
  readonly employer: { readonly id: string };
  readonly city: string;
}

/** Where a job is shown to everybody. */
export function findViews({ id, employer, city }: PostedJob): readonly View[] {
  const place = encodeURIComponent(city);
  const namesIt = (text: string) => text.includes(id);
  const list = (name: string, path: string) => ({ name, path, isPage: false, isShown: namesIt });
  const page = (name: string, path: string) => ({ name, path, isPage: true, isShown: namesIt });
  return [
    list('The search', `/jobs/searchjobs?searchLocation=${place}`),
    list('The search for a word', `/jobs/filteredJobs?searchLocation=${place}&searchQuery=barista`),
    list('The list of its company', `/api/employers/${employer.id}/jobs`),
    list('The feed', `/jobs/in/${place}/feed.xml`),
    list('The sitemap', `/sitemaps/jobs/${id}.xml`),
    {
      name: 'The job itself',
      path: `/api/jobs/${id}`,
      isPage: false,
      isShown: (text) => text.includes('"status":"Active"'),
    },
    page('The page of the search', `/jobs?searchLocation=${place}`),
    page('The page of the city', `/jobs/in/${place}`),
    {
      name: 'The page of the job',
      path: `/jobs/${id}`,
      isPage: true,
      isShown: (text) => text.includes('"@type":"JobPosting"'),
    },
  ];
}

/** Reads the views, and returns those that show the job. */
export async function showing(address: string, views: readonly View[]): Promise<View[]> {
  const shown = await Promise.all(
    views.map(async (view) => {
      const headers = { accept: view.isPage ? 'text/html' : '*/*' };
      const { status, text } = await call(address, 'GET', view.path, { headers });
      if (status >= 500) throw new Error(`${view.path} responded with ${status}: ${text}`);
      return status === 200 && view.isShown(text) ? [view] : [];
    }),
  );
  return shown.flat();
}
