import type { Life } from './life.ts';
import type { Move, Reply } from './move.ts';
import { apply, retract, setStatus, takeOpeningBack, withdraw } from './rules/applications.ts';
import { leave, leaveCompany } from './rules/accounts.ts';
import { bringBack, closeByEmployer, post, renew, repost } from './rules/jobs.ts';
import { publish, schedule } from './rules/drafts.ts';
import { resize } from './rules/openings.ts';
import { changePlan, endPlan } from './rules/plan.ts';
import { undoAcceptance } from './rules/undo-acceptance.ts';
import { list, open } from './rules/views.ts';
import { wake } from './rules/wake.ts';

/** What a move makes of a life, and how the server must respond. */
export function play(before: Life, move: Move): { readonly life: Life; readonly reply: Reply } {
  const life = structuredClone(before);
  return { life, reply: change(life, move) };
}

function change(life: Life, move: Move): Reply {
  switch (move.do) {
    case 'post':
      return post(life, move);
    case 'schedule':
      return schedule(life, move.after);
    case 'publish':
      return publish(life, move.draft);
    case 'close':
      return closeByEmployer(life, move.job);
    case 'repost':
      return repost(life, move.job);
    case 'resize':
      return resize(life, move.job, move.openings);
    case 'renew':
      return renew(life, move.job);
    case 'bring-back':
      return bringBack(life, move.job);
    case 'apply':
      return apply(life, move);
    case 'retract':
      return retract(life, move);
    case 'withdraw':
      return withdraw(life, move);
    case 'delete':
      return takeOpeningBack(life, move);
    case 'set':
      return setStatus(life, move, move.to);
    case 'undo-acceptance':
      return undoAcceptance(life, move);
    case 'open':
      return open(life, move);
    case 'list':
      return list(life);
    case 'change-plan':
      return changePlan(life, move.plan);
    case 'end-plan':
      return endPlan(life);
    case 'leave':
      return leave(life, move.seeker);
    case 'leave-company':
      return leaveCompany(life);
    case 'wait':
      life.now = move.until;
      if (move.wakes) wake(life);
      return 200;
  }
}
