import { A_PDF } from '../../files/documents.ts';
import { drawPng, newEmail, PASSWORD, type Person } from '../../people/people.ts';
import type { Random } from '../../numbers/random.ts';
import type { Turn } from '../../requests/steady-requests.ts';
import type { Line } from '../../requests/server-client.ts';
import type { Regulars } from './traffic-fixtures.ts';

/** What people do. Most of it they undo the next time, so that it can go on for hours. */
export function writingTurns({ ask, send }: Line, regulars: Regulars, random: Random) {
  const { seekers, ownJobIds, jobIds } = regulars;
  const saved = new Set<string>();
  const applications = new Map<string, string>();
  const nextToSave = createPairs(seekers, jobIds);
  const nextToApply = createPairs(seekers, ownJobIds);

  async function apply({ id: userId, token }: Person, jobId: string, pair: string) {
    const path = `/applications/job/${jobId}/apply`;
    const { status, text, json } = await send('POST', path, { token, body: { userId } });
    if (status !== 201) return `POST ${path} answered ${status}: ${text.slice(0, 200)}`;
    applications.set(pair, (json as { application: { id: string } }).application.id);
    return undefined;
  }

  return {
    save() {
      const [{ id: userId, token }, jobId] = nextToSave();
      const pair = `${userId} ${jobId}`;
      if (saved.delete(pair)) return ask(204, 'DELETE', `/savedjobs/${userId}/${jobId}`, { token });
      saved.add(pair);
      return ask(201, 'POST', '/savedjobs/add', { token, body: { userId, jobId } });
    },
    apply() {
      const [seeker, jobId] = nextToApply();
      const pair = `${seeker.id} ${jobId}`;
      const application = applications.get(pair);
      if (application === undefined) return apply(seeker, jobId, pair);
      applications.delete(pair);
      const { token } = seeker;
      return ask(200, 'POST', `/api/applications/${application}/withdraw`, { token });
    },
    login() {
      const { email, password } = random.pick(seekers);
      return ask(200, 'POST', '/user/login', { body: { email, password } });
    },
    signup() {
      const body = { firstName: 'Kim', lastName: 'Lane', email: newEmail(), password: PASSWORD };
      return ask(201, 'POST', '/user/signup', { body });
    },
    uploadDocument() {
      const body = new FormData();
      body.set('kind', 'resume');
      body.set('file', new File([new Uint8Array(A_PDF)], 'resume.pdf'));
      const { token } = random.pick(seekers);
      return ask(201, 'POST', '/api/applications/documents', { token, body });
    },
    async uploadPicture() {
      const { id, token } = random.pick(seekers);
      const body = new FormData();
      body.set('file', new File([new Uint8Array(await drawPng('#0f766e', 400))], 'me.png'));
      return ask(200, 'PUT', `/userprofile/picture/${id}`, { token, body });
    },
  } satisfies Record<string, Turn>;
}

/** Goes through all pairs in order, again and again, so that none is busy twice at once. */
function createPairs<A, B>(firsts: readonly A[], seconds: readonly B[]): () => readonly [A, B] {
  const pairs = seconds.flatMap((second) => firsts.map((first) => [first, second] as const));
  let next = 0;
  return () => {
    const pair = pairs[next++ % pairs.length];
    if (pair === undefined) throw new Error('There is nobody.');
    return pair;
  };
}
