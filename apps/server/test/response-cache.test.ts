import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { DAY_MS, SECOND_MS } from '@nextshift/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockJob } from '../src/wings/jobs/jobs/index.ts';
import { computeResponsiveness } from '../src/wings/jobs/responsiveness/index.ts';
import { WRITE_MARK } from '../src/platform/database/recent-write.ts';
import { signUpEmployer, signUpSeeker, type TestAccount } from './database/insert-accounts.ts';
import { insertApplication } from './database/insert-applications.ts';
import { insertJob } from './database/insert-jobs.ts';
import { fillGazetteer } from './database/insert-places.ts';
import { type ListeningServers, startListeningServers } from './servers/listening-servers.ts';
import { type TestApp } from './create-test-app.ts';
import { aCity } from './unique.ts';

let board: ListeningServers;
let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  board = await startListeningServers();
  const [first] = board.servers;
  if (!first) throw new Error('the servers have not been started');
  app = first;
  employer = await signUpEmployer(app);
});

afterAll(() => board.close());

/** Reads from an instance: from its cache, or a fresh response. */
async function read(instance: number, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${board.addresses[instance] ?? ''}${path}`, { headers });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

function readUncached(path: string) {
  return read(0, path, { cookie: WRITE_MARK });
}

function hitsOf(instance: number): number {
  return board.servers[instance]?.platform.responseCache.hits() ?? 0;
}

describe('a response that is the same for everyone', () => {
  it('is served from memory the second time, unchanged', async () => {
    const path = `/jobs/searchjobs?searchLocation=${encodeURIComponent(aCity())}`;
    const first = await read(0, path);
    const hits = hitsOf(0);
    const second = await read(0, path);
    expect(hitsOf(0)).toBe(hits + 1);
    expect(second.body).toBe(first.body);
    const lasting = ({ headers }: typeof first) =>
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    expect(lasting(second)).toEqual(lasting(first));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('is logged in one line for many requests', async () => {
    await read(0, '/api/employers/hiring');
    await read(0, '/api/employers/hiring');
    const lines = app.log
      .text()
      .split('\n')
      .filter((line) => line.includes('served from the cache'))
      .map((line) => JSON.parse(line) as { req: { method: string }; hits: number });
    expect(lines[0]).toMatchObject({ req: { method: 'GET' }, hits: 1 });
    const told = lines.reduce((sum, { hits }) => sum + hits, 0);
    expect(told).toBeLessThanOrEqual(hitsOf(0));
  });

  it('is not sent again to a client that already has it', async () => {
    const { headers } = await read(0, '/api/employers/hiring');
    const again = await read(0, '/api/employers/hiring', {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect(again).toMatchObject({ status: 304, body: '' });
    for (const name of ['etag', 'cache-control', 'vary', 'x-content-type-options'])
      expect(again.headers.get(name), name).toBe(headers.get(name));
  });

  it('is bypassed for clients that have just written', async () => {
    const path = '/api/jobs/cities';
    await read(0, path);
    const hits = hitsOf(0);
    await readUncached(path);
    expect(hitsOf(0)).toBe(hits);
  });

  it('lives for 20 seconds without a change', async () => {
    const city = aCity();
    const path = `/jobs/searchjobs?searchLocation=${encodeURIComponent(city)}`;
    await read(0, path);
    const hits = hitsOf(0);
    app.clock.advance(20 * SECOND_MS);
    await read(0, path);
    app.clock.advance(1);
    await read(0, path);
    expect(hitsOf(0)).toBe(hits + 1);
  });
});

describe('a search around a place', () => {
  const path = '/jobs/filteredJobs?near=zip-27601&radius=10&limit=100';

  beforeAll(async () => {
    await fillGazetteer(app);
    await board.settled();
  });

  /** Whether a change of jobs drops the search from the memory of the other instance. */
  async function isDroppedBy(change: () => Promise<unknown>): Promise<boolean> {
    await read(1, path);
    const hits = hitsOf(1);
    await change();
    await board.settled();
    expect((await read(1, path)).body).toBe((await readUncached(path)).body);
    return hitsOf(1) === hits;
  }

  it('is dropped by jobs that appear within it, wherever they say they are', async () => {
    const near = { city: aCity(), zip_code: '27606' };
    expect(await isDroppedBy(() => insertJob(app, employer, near))).toBe(true);
    const remote = { city: aCity(), location_type: 'Remote' } as const;
    expect(await isDroppedBy(() => insertJob(app, employer, remote))).toBe(true);
  });

  it('is dropped when a job moves out of it, closes or is held', async () => {
    for (const columns of [
      { zip_code: null },
      { status: 'Closed', closed_at: app.clock.read() } as const,
      { moderation: 'held' } as const,
      { title: 'Head barista' },
    ]) {
      const near = { city: aCity(), zip_code: '27606' };
      const jobId = await insertJob(app, employer, near);
      await board.settled();
      const change = () =>
        app.database.updateTable('jobs').set(columns).where('id', '=', jobId).execute();
      expect(await isDroppedBy(change), JSON.stringify(columns)).toBe(true);
    }
  });

  it('stays when jobs far away change', async () => {
    const far = { city: 'Saint Paul', state: 'MN' };
    expect(await isDroppedBy(() => insertJob(app, employer, far))).toBe(false);
  });
});

describe('an application', () => {
  /** A city's list and the page of its only job, both cached, and an application to that job. */
  async function applyToCachedJob(maxApplicants: number) {
    const city = aCity();
    const jobId = await insertJob(app, employer, { city, max_applicants: maxApplicants });
    await board.settled();
    const paths = {
      list: `/jobs/searchjobs?searchLocation=${encodeURIComponent(city)}`,
      job: `/api/jobs/${jobId}`,
    };
    await Promise.all([read(0, paths.list), read(0, paths.job)]);
    const seeker = await signUpSeeker(app);
    const body = { userId: seeker.id };
    expect((await app.api.applyToJob({ jobId, as: seeker, body })).statusCode).toBe(201);
    await board.settled();
    return paths;
  }

  it('preserves the cached lists of its city, and is counted on the job immediately', async () => {
    const { list, job } = await applyToCachedJob(2);
    const hits = hitsOf(0);
    expect((await read(0, list)).body).toContain('"full":false');
    expect(hitsOf(0)).toBe(hits + 1);
    expect((await read(0, job)).body).toMatch(/"applicantCount":1,"full":false/);
    expect(hitsOf(0)).toBe(hits + 1);
  });

  it('that takes the last place drops them', async () => {
    const { list, job } = await applyToCachedJob(1);
    for (const path of [list, job]) {
      expect((await read(0, path)).body).toMatch(/"applicantCount":1,"full":true/);
    }
  });
});

describe('the responsiveness of an employer', () => {
  async function cachedPaths(applicants: number) {
    const city = aCity();
    const company = await signUpEmployer(app);
    const jobId = await insertJob(app, company, { city });
    const applied = new Date(app.clock.read().getTime() - 30 * DAY_MS);
    for (let n = 0; n < applicants; n += 1) {
      const { id: seekerId } = await signUpSeeker(app);
      const application = { jobId, employerId: company.id, seekerId, status: 'declined' } as const;
      await insertApplication(app, { ...application, created_at: applied });
    }
    await board.settled();
    const paths = [
      `/jobs/searchjobs?searchLocation=${encodeURIComponent(city)}`,
      `/api/jobs/${jobId}`,
      `/employer/${company.id}`,
    ];
    for (const path of paths) {
      expect((await read(0, path)).body).toContain('"responsiveness":null');
      await read(1, path);
    }
    return paths;
  }

  it('is shown by every instance once it is computed', async () => {
    const paths = await cachedPaths(10);
    await computeResponsiveness.run(app.platform);
    await board.settled();
    for (const path of paths) {
      for (const instance of [0, 1]) {
        expect((await read(instance, path)).body).toContain('"answeredShare":1,"medianDays":30');
      }
    }
  });

  it('leaves what is cached of those with too few applicants', async () => {
    const paths = await cachedPaths(9);
    const hits = hitsOf(0);
    await computeResponsiveness.run(app.platform);
    await board.settled();
    for (const path of paths) await read(0, path);
    expect(hitsOf(0)).toBe(hits + paths.length);
  });
});

describe('a crafted URL', () => {
  it.each([
    ['an extra question mark', '?searchQuery=zyzzyva&', 'searchQuery=zyzzyva&'],
    ['an invalid escape', 'searchQuery=barista%20%&', 'searchQuery=barista+%25&'],
    [
      'a letter that only looks Latin',
      'searchLocation=CITY,%20%D0%9EK',
      'searchLocation=CITY,%20OK',
    ],
  ])('does not poison the cache by %s', async (_trick, forged, honest) => {
    const city = aCity();
    await insertJob(app, employer, { city, title: 'Barista' });
    await app.platform.responseCache.catchUp();
    const [deceiving, asked] = [forged, honest].map((query) => {
      const place = query.endsWith('&') ? `${query}searchLocation=CITY` : query;
      return `/jobs/filteredJobs?${place.replace('CITY', encodeURIComponent(city))}`;
    });
    if (!deceiving || !asked) throw new Error('there are two addresses');
    await readRaw(deceiving);
    const { body } = await read(0, asked);
    expect(body).toBe((await readUncached(asked)).body);
    expect(body).not.toBe(await readRaw(deceiving));
  });

  it('cannot get into the link to the next page', async () => {
    const city = aCity();
    for (let job = 0; job < 2; job += 1) await insertJob(app, employer, { city });
    await app.platform.responseCache.catchUp();
    const path = `/jobs/searchjobs?limit=1&searchLocation=${encodeURIComponent(city)}`;
    await readRaw(`${path}&utm_source=poster`);
    const { headers } = await read(0, path);
    expect(headers.get('link')).toMatch(/rel="next"$/);
    expect(headers.get('link')).not.toContain('poster');
  });
});

it('a request with a body is not served from memory because bodies have deadlines', async () => {
  const path = '/api/jobs/cities';
  await read(0, path);
  const hits = hitsOf(0);
  await readRaw(path, { 'content-length': '4' }, 'body');
  await readRaw(path, { 'transfer-encoding': 'chunked' }, 'body');
  expect(hitsOf(0)).toBe(hits);
  // Without a body it is, unless an earlier change only arrives now.
  await expect
    .poll(async () => {
      await readRaw(path);
      return hitsOf(0);
    })
    .toBeGreaterThan(hits);
});

/** Sends the path unchanged: `fetch` would normalize it. */
async function readRaw(path: string, headers: Record<string, string> = {}, body = '') {
  const { hostname, port } = new URL(board.addresses[0] ?? '');
  const asked = request({ hostname, port, path, headers }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return text(response);
}

describe('a write', () => {
  it('marks the browser whose session wrote', async () => {
    const response = await app.api.updateEmployer({
      employerId: employer.id,
      headers: { cookie: employer.cookie, origin: 'http://nextshift.example' },
      body: { description: 'A new one.' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toMatch(
      /^nextshift-wrote=1; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is the only call that marks a browser', async () => {
    const response = await app.api.getOwnEmployer({ headers: { cookie: employer.cookie } });
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

/** Possible events on a board of two cities with a few jobs of one company. */
type Event =
  | { readonly kind: 'read'; readonly instance: number; readonly path: number }
  | {
      readonly kind: 'post' | 'close' | 'retitle' | 'move' | 'apply' | 'limit';
      readonly job: number;
    }
  | { readonly kind: 'rename'; readonly name: string };

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      instance: fc.nat(1),
      path: fc.nat(20),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('post', 'close', 'retitle', 'move', 'apply', 'limit'),
      job: fc.nat(20),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rename' as const),
      name: fc.constantFrom('Corner Cafe', 'Bean & Leaf', 'corner cafe'),
    }),
  },
);

/** A board of its own, the addresses to read, and how events change it. */
async function createBoard() {
  const owner = await signUpEmployer(app);
  const cities = [aCity(), aCity()];
  const jobs = [await insertJob(app, owner, { city: cities[0] ?? '' })];
  const jobOf = (index: number) => jobs[index % jobs.length] ?? '';
  const update = (job: number) => app.database.updateTable('jobs').where('id', '=', jobOf(job));

  /** Counts one more applicant, locking the job as an application does. */
  function apply(jobId: string) {
    return app.database.transaction().execute(async (transaction) => {
      await lockJob(transaction, jobId);
      await transaction
        .updateTable('job_applicant_counts')
        .set((row) => ({ applicants: row('applicants', '+', 1) }))
        .where('job_id', '=', jobId)
        .execute();
    });
  }

  async function happen(what: Exclude<Event, { kind: 'read' }>): Promise<unknown> {
    if (what.kind === 'rename') {
      return app.database
        .updateTable('employers')
        .set({ company_name: what.name })
        .where('id', '=', owner.id)
        .execute();
    }
    const { kind, job } = what;
    const city = cities[job % 2] ?? '';
    switch (kind) {
      case 'post':
        return jobs.push(await insertJob(app, owner, { city, title: 'Florist' }));
      case 'close':
        return update(job).set({ status: 'Closed', closed_at: app.clock.read() }).execute();
      case 'retitle':
        return update(job)
          .set({ title: `Cook ${job}` })
          .execute();
      case 'move':
        return update(job).set({ city }).execute();
      case 'apply':
        return apply(jobOf(job));
      case 'limit':
        return update(job)
          .set({ max_applicants: job + 1 })
          .execute();
    }
  }

  return {
    happen,
    paths: () => [
      ...cities.flatMap((city) => {
        const place = encodeURIComponent(city);
        return [
          `/jobs/searchjobs?searchLocation=${place}`,
          `/jobs/filteredJobs?searchLocation=${place}&searchQuery=cook`,
          `/jobs/filteredJobs?searchLocation=${place}&searchQuery=flurist`,
          `/api/jobs/cities/${place}`,
        ];
      }),
      '/jobs/filteredJobs?searchQuery=cook',
      '/api/jobs/cities',
      '/api/employers/hiring',
      `/employer/${owner.id}`,
      `/api/employers/${owner.id}/jobs`,
      '/api/employers/by-name/Corner%20Cafe',
      ...jobs.map((job) => `/api/jobs/${job}`),
    ],
  };
}

/** Only a job's own page shows the number of applicants; a cached list may have an older one. */
function shown(path: string, body: string): string {
  return path.startsWith('/api/jobs/') ? body : body.replaceAll(/"applicantCount":\d+/g, '');
}

it('serves what an uncached read returns, under any concurrent reads and writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(event, { maxLength: 8 }), { minLength: 1, maxLength: 2 }),
      async (waves) => {
        const { happen, paths } = await createBoard();
        for (const wave of waves) {
          await Promise.all(
            wave.map((what) => {
              if (what.kind !== 'read') return happen(what);
              const all = paths();
              return read(what.instance, all[what.path % all.length] ?? '/');
            }),
          );
          await board.settled();
          for (const path of paths()) {
            const anew = await readUncached(path);
            for (const kept of await Promise.all([read(0, path), read(1, path)])) {
              expect([path, kept.status]).toEqual([path, anew.status]);
              // Failures contain the id of their request.
              if (anew.status === 200) expect(shown(path, kept.body)).toBe(shown(path, anew.body));
            }
          }
        }
      },
    ),
    { numRuns: 8 },
  );
}, 120_000);

it('is bypassed once its server is draining', async () => {
  const path = '/api/employers/hiring';
  await read(1, path);
  const hits = hitsOf(1);
  await read(1, path);
  board.servers[1]?.platform.responseCache.bypass();
  expect((await read(1, path)).status).toBe(200);
  expect(hitsOf(1)).toBe(hits + 1);
});
