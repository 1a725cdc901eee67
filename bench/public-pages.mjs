/** The pages that visitors and search engines come to first, with a job and a company of the sample. */
export async function publicPages(address) {
  const answer = await fetch(`${address}/api/jobs/searchjobs?searchLocation=Raleigh`);
  const [job] = await answer.json();
  return Object.entries({
    home: '/',
    jobs: '/jobs?searchLocation=Raleigh',
    job: `/jobs/${job.id}`,
    company: `/company/${job.employerId}`,
    terms: '/terms/Privacy%20Policy',
  }).map(([name, path]) => ({ name, url: address + path }));
}
