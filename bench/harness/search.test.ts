import { expect, it } from 'vitest';
import { filterKinds } from '../benches/filter-kinds.ts';
import { makeSearch } from './search.ts';

it.each(Object.entries(filterKinds))(
  'records the list of a search by %s',
  async (_name, parameters) => {
    const search = { searchLocation: 'Raleigh, NC', ...parameters };

    const { statement } = await makeSearch('/jobs/filteredJobs', search);

    expect(statement.text).toContain('from "jobs"');
  },
);
