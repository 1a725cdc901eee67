import type { Job } from '@nextshift/contract';
import { type Xml, xml, xmlDocument } from './xml.ts';

interface CityFeed {
  /** The site's base URL. */
  readonly site: string;
  readonly city: string;
  /** Newest first. */
  readonly jobs: readonly Job[];
}

/** Renders the newest jobs of a city as an Atom feed (RFC 4287). */
export function cityFeed({ site, city, jobs }: CityFeed): string {
  const page = `${site}/jobs/in/${encodeURIComponent(city)}`;
  const updated = jobs.reduce(
    (latest, job) => (job.updatedAt > latest ? job.updatedAt : latest),
    '',
  );
  return xmlDocument(xml`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${page}</id>
<title>Jobs in ${city} on NextShift</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${`${page}/feed.xml`}"/>
<link rel="alternate" type="text/html" href="${page}"/>
${jobs.map((job) => entryOf(job, site))}</feed>`);
}

function entryOf(job: Job, site: string): Xml {
  const page = `${site}/jobs/${job.id}`;
  return xml`<entry>
<id>urn:uuid:${job.id}</id>
<title>${job.title} at ${job.companyName}</title>
<link rel="alternate" type="text/html" href="${page}"/>
<published>${job.publishedAt}</published>
<updated>${job.updatedAt}</updated>
<author><name>${job.companyName}</name></author>
<category term="${job.type}"/>
<summary>${job.description}</summary>
</entry>
`;
}
