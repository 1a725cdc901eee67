import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { sendDraft } from '../generated-requests/send-draft.ts';
import { addOperator } from '../../board/add-operator.ts';
import { createWorld, type World } from '../generated-requests/world.ts';
import type { AttackGroup } from './attack.ts';
import { type Examination, examine, type Question } from './examine.ts';
import { fieldAttacks } from './field-attacks.ts';
import { addressAttacks, formAttacks, headerAttacks } from './head-attacks.ts';
import { hostileTexts, nameOf } from './hostile-texts.ts';
import { createProcessorClock } from './processor-time.ts';
import { type Reading, storeTexts } from './stored-texts.ts';
import { timetableAttacks } from './timetable-attacks.ts';

interface Size {
  /** One of so many attacks is tried; 1 is all. */
  readonly each: number;
  /** One of so many texts is stored and read. */
  readonly eachStored: number;
  /** One violation is enough. */
  readonly stopsAtFirst?: boolean;
}

/** The most expensive pages, requested before anything is measured. */
const WARM_UP = ['/', '/jobs', '/jobs/in/Raleigh', '/api/jobs/searchjobs', '/nowhere'];
const WARM_UP_ROUNDS = 30;
/** How long to wait for a blocked event loop, in milliseconds. */
const PATIENCE_MS = 60_000;

export const linearTime = defineProof<Size>({
  name: 'linear-time',
  claim:
    'Each field, address and header of each route, and stored data, is filled with adversarial text of 1x, 2x and 4x length',
  goal: 'CPU time of server and database grows linearly, the event loop never blocks for more than 50 ms, logging included',
  sizes: {
    full: { each: 1, eachStored: 1 },
    short: { each: 97, eachStored: 20 },
    selfCheck: { each: 31, eachStored: 11, stopsAtFirst: true },
  },
  faults: [
    {
      title:
        'The log looks for secrets in an address with a pattern that starts anew at each of them',
      edits: [
        {
          file: 'platform/log.ts',
          replace: 'url: loggedAddress(url, routeOptions?.url)',
          by: "url: loggedAddress(url.replace(/([?&;][^=&;]*(?:token|password)[^=&;]*=)[^&;]*/gi, '$1'), routeOptions?.url)",
        },
      ],
    },
    {
      title: 'A header is read with a pattern that may begin anywhere',
      edits: [
        {
          file: 'platform/responses/request-id.ts',
          replace: 'const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;',
          by: 'const REQUEST_ID = /[^ ]+ $/;',
        },
      ],
    },
    {
      title: 'Stored answers are searched for contact in the square of their length',
      edits: [
        {
          file: 'wings/hiring/contact/hide-contact.ts',
          replace: 'const plain = plainOf(text);',
          by: "const plain = plainOf(text).replace(/[^@]+@@$/, '');",
        },
      ],
    },
  ],
  async findObstacle() {
    return existsSync('/proc/self/schedstat') ? undefined : 'the kernel counts no processor time';
  },
  async run(testbed, { each, eachStored, stopsAtFirst = false }) {
    const dataDir = await testbed.newDataDir();
    const { address, pid } = await testbed.start(dataDir);
    const server = { address, dataDir };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    testbed.afterwards(async () => agent.destroy());
    const clock = createProcessorClock(pid, dataDir);
    const [job] = (await callOrFail(address, 'GET', '/jobs/searchjobs?limit=1')) as {
      id: string;
    }[];
    const added = await testbed.inDatabase(dataDir, addOperator);
    const operator = { ...added, token: added.token ?? '' };
    /** Once it completes, all work left by the previous request is done. */
    const settle = () =>
      call(address, 'GET', '/robots.txt', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
        () => undefined,
      );

    const found: Examination[] = [];
    const tryQuestion = async (question: Question) => {
      const examination = await examine(question, clock);
      for (const violation of examination.violations) testbed.note(violation);
      found.push(examination);
    };
    const isOver = () => stopsAtFirst && found.some(({ violations }) => violations.length > 0);

    // A freshly started process is slow.
    for (const path of WARM_UP) {
      for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
        await call(address, 'GET', `${path}?warm=${round}`);
      }
    }
    let count = 0;
    let world: World | undefined;
    const groups: AttackGroup[] = [
      timetableAttacks(),
      ...headerAttacks(),
      ...formAttacks(),
      ...addressAttacks(),
      ...fieldAttacks(testbed.random.whole(2 ** 31)),
    ];
    for (const { attacks, isWhole = false } of groups) {
      const chosen = isWhole ? attacks : attacks.filter(() => (count += 1) % each === 0);
      if (chosen.length === 0 || isOver()) continue;
      // When all are tried, those of one route may use up what others need.
      const people: World =
        world && each > 1
          ? world
          : await createWorld({ address }, { boardJob: job?.id ?? '', operator });
      world = people;
      await settle();
      clock.refresh();
      for (const { name, longest, draft } of chosen) {
        if (isOver()) break;
        await tryQuestion({
          name,
          longest,
          async ask(length) {
            await sendDraft(address, agent, draft(length), people);
            await settle();
          },
        });
      }
      if (each === 1) testbed.note(`${found.length} tried`);
    }

    for (const text of hostileTexts.filter((_, index) => index % eachStored === 0)) {
      if (isOver()) break;
      const shelf = new Map<number, Promise<Reading[] | null>>();
      const stored = (share: number) => {
        const readings = shelf.get(share) ?? storeTexts(testbed, server, text, share);
        shelf.set(share, readings);
        return readings;
      };
      const places = (await stored(1)) ?? [];
      for (const [index, { path }] of places.entries()) {
        const place = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace('?again=', '');
        await tryQuestion({
          name: `GET ${place} of stored ${nameOf(text)}`,
          longest: 1_000,
          async ask(length) {
            const reading = (await stored(Math.max(0.01, length / 1_000)))?.[index];
            if (!reading) return;
            // Varied each time, so that no response comes from the cache.
            await call(address, 'GET', `${reading.path}${randomUUID()}`, { token: reading.token });
            await settle();
          },
        });
      }
    }

    return {
      figures: {
        'requests examined': found.length,
        'of them closely': found.filter(({ isClose }) => isClose).length,
        'longest hold of the event loop, ms': Math.round(
          Math.max(...found.map(({ heldMs }) => heldMs)),
        ),
      },
      violations: found.flatMap(({ violations }) => violations),
    };
  },
});
