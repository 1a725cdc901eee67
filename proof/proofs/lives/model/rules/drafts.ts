import { type Life, setAlarm } from '../life.ts';
import type { Reply } from '../move.ts';
import { addJob, GRACE, hasRoom } from './jobs.ts';

export function schedule(life: Life, after: number): Reply {
  const publishAt = life.now + after;
  life.named += 1;
  life.drafts[life.named] = { publishAt, blockedAt: null, roomSince: null, gone: false };
  return 200;
}

/** The employer publishes a draft now. */
export function publish(life: Life, number: number): Reply {
  const draft = life.drafts[number];
  if (!draft || draft.gone) return 'not_found';
  if (!hasRoom(life)) return 'plan_limit_reached';
  postDraft(life, number);
  return 201;
}

/** Posts due drafts, or blocks them with one mail; a blocked one leaves room to others for the grace. */
export function postDueDrafts(life: Life): void {
  const due = Object.entries(life.drafts)
    .filter(([, draft]) => !draft.gone && draft.publishAt <= life.now)
    .toSorted(([, one], [, other]) => one.publishAt - other.publishAt);
  for (const [name, draft] of due) {
    const number = Number(name);
    if (!hasRoom(life)) {
      draft.roomSince = null;
      if (draft.blockedAt !== null) continue;
      draft.blockedAt = life.now;
      const ring = { kind: 'draft-mail', draft: number, at: life.now } as const;
      setAlarm(life, { key: `draft-mail ${number} ${life.now}`, at: life.now, ring });
    } else if (draft.blockedAt === null) postDraft(life, number);
    else if (draft.roomSince === null) draft.roomSince = life.now;
    else if (life.now - draft.roomSince >= GRACE) postDraft(life, number);
  }
}

function postDraft(life: Life, number: number): void {
  Object.assign(life.drafts[number] ?? {}, { gone: true });
  addJob(life, number, null);
}
