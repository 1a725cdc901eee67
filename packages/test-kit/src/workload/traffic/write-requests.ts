import { PDF_FILE } from '../../files/documents.ts';
import { createPng, newEmail, PASSWORD, type Person } from '../../people/people.ts';
import type { Random } from '../../numbers/random.ts';
import type { CheckedRequest } from '../../requests/steady-requests.ts';
import type { ServerClient } from '../../requests/server-client.ts';
import type { TrafficFixtures } from './traffic-fixtures.ts';

/** Writes. Most are undone by the next request of their kind, so that they can repeat for hours. */
export function writeRequests(
  { expectStatus, send }: ServerClient,
  fixtures: TrafficFixtures,
  random: Random,
) {
  const { seekers, ownJobIds, jobIds } = fixtures;
  const saved = new Set<string>();
  const applications = new Map<string, string>();
  const nextToSave = createPairs(seekers, jobIds);
  const nextToApply = createPairs(seekers, ownJobIds);

  async function apply({ id: userId, token }: Person, jobId: string, pair: string) {
    const path = `/applications/job/${jobId}/apply`;
    const { status, text, json } = await send('POST', path, { token, body: { userId } });
    if (status !== 201) return `POST ${path} got ${status}: ${text.slice(0, 200)}`;
    applications.set(pair, (json as { application: { id: string } }).application.id);
    return undefined;
  }

  return {
    save() {
      const [{ id: userId, token }, jobId] = nextToSave();
      const pair = `${userId} ${jobId}`;
      if (saved.delete(pair))
        return expectStatus(204, 'DELETE', `/savedjobs/${userId}/${jobId}`, { token });
      saved.add(pair);
      return expectStatus(201, 'POST', '/savedjobs/add', { token, body: { userId, jobId } });
    },
    apply() {
      const [seeker, jobId] = nextToApply();
      const pair = `${seeker.id} ${jobId}`;
      const application = applications.get(pair);
      if (application === undefined) return apply(seeker, jobId, pair);
      applications.delete(pair);
      const { token } = seeker;
      return expectStatus(200, 'POST', `/api/applications/${application}/withdraw`, { token });
    },
    login() {
      const { email, password } = random.pick(seekers);
      return expectStatus(200, 'POST', '/user/login', { body: { email, password } });
    },
    signup() {
      const body = { firstName: 'Kim', lastName: 'Lane', email: newEmail(), password: PASSWORD };
      return expectStatus(201, 'POST', '/user/signup', { body });
    },
    uploadDocument() {
      const body = new FormData();
      body.set('kind', 'resume');
      body.set('file', new File([new Uint8Array(PDF_FILE)], 'resume.pdf'));
      const { token } = random.pick(seekers);
      return expectStatus(201, 'POST', '/api/applications/documents', { token, body });
    },
    async uploadPicture() {
      const { id, token } = random.pick(seekers);
      const body = new FormData();
      body.set('file', new File([new Uint8Array(await createPng('#0f766e', 400))], 'me.png'));
      return expectStatus(200, 'PUT', `/userprofile/picture/${id}`, { token, body });
    },
  } satisfies Record<string, CheckedRequest>;
}

/** Cycles through all pairs in order, so that no pair is used twice at the same time. */
function createPairs<A, B>(firsts: readonly A[], seconds: readonly B[]): () => readonly [A, B] {
  const pairs = seconds.flatMap((second) => firsts.map((first) => [first, second] as const));
  let next = 0;
  return () => {
    const pair = pairs[next++ % pairs.length];
    if (pair === undefined) throw new Error('There are no pairs.');
    return pair;
  };
}
