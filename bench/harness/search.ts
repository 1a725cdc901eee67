import { filteredJobsQuery } from '@nextshift/contract';
import { searchJobs } from '@nextshift/server/wings/jobs/jobs/search-jobs';
import { recordStatement, type Statement } from './recorded-statement.ts';

export type SearchParameters = Readonly<Record<string, string>>;

/** A search request, and the first statement that the server sends for it. */
export interface Search {
  readonly path: string;
  readonly statement: Statement;
}

type Route = '/jobs/searchjobs' | '/jobs/filteredJobs';

export async function makeSearch(route: Route, parameters: SearchParameters): Promise<Search> {
  const query = filteredJobsQuery.parse(parameters);
  return {
    path: `${route}?${new URLSearchParams(parameters).toString()}`,
    statement: await recordStatement((database) => searchJobs(database, query, new Date())),
  };
}
