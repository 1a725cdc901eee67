import { employerStatusLabels } from '@nextshift/contract';
import { minimalJobBody, PASSWORD } from '@nextshift/test-kit/people/people';
import type { CallOptions, CallResponse } from '@nextshift/test-kit/requests/caller';
import type { Move, Reply } from '../model/move.ts';
import { dayAhead } from '../model/rules/jobs.ts';
import type { Board } from './open-board.ts';
import type { People } from './people.ts';

/** An id that nothing has. */
const NOTHING = '00000000-0000-4000-8000-000000000000';

/** The ids of a life by the numbers of the model. */
export interface Ids {
  readonly jobs: Map<number, string>;
  readonly drafts: Map<number, string>;
  readonly applications: Map<string, string>;
}

interface Life {
  readonly people: People;
  readonly ids: Ids;
  /** The number of the next job or draft. */
  readonly number: number;
  readonly now: number;
}

/** Makes a move over HTTP, as its person would. @returns how the server responded */
export async function sendMove(
  board: Board,
  { people, ids, number, now }: Life,
  move: Move,
): Promise<Reply> {
  const { employer, seekers, subscriptionId } = people;
  const asEmployer = (method: string, path: string, body?: object) =>
    board.call(method, path, options(employer.token, body));
  const asSeeker = (seeker: number, method: string, path: string, body: object) =>
    board.call(method, path, options(seekers[seeker]?.token, body));
  const jobId = (job: number) => ids.jobs.get(job) ?? NOTHING;
  const title = `Job ${number}`;
  switch (move.do) {
    case 'post': {
      const body = {
        ...minimalJobBody,
        title,
        openings: move.openings,
        closesAt: move.days === null ? null : dayAhead(now, move.days),
      };
      const response = await asEmployer('POST', '/employerjobs/createjob', body);
      const id = idIn(response, 'newJob');
      if (id !== undefined) ids.jobs.set(number, id);
      return replyOf(response);
    }
    case 'schedule': {
      const fields = { ...minimalJobBody, title };
      const saved = await asEmployer('POST', '/api/job-drafts', { fields });
      const id = idIn(saved, 'draft');
      if (id === undefined) return replyOf(saved);
      ids.drafts.set(number, id);
      const publishAt = new Date(now + move.after).toISOString();
      return replyOf(await asEmployer('POST', `/api/job-drafts/${id}/publish`, { publishAt }));
    }
    case 'publish': {
      const draftId = ids.drafts.get(move.draft) ?? NOTHING;
      const response = await asEmployer('POST', `/api/job-drafts/${draftId}/publish`, {});
      const id = idIn(response, 'newJob');
      if (id !== undefined) ids.jobs.set(move.draft, id);
      return replyOf(response);
    }
    case 'close':
      return replyOf(await asEmployer('DELETE', `/employerjobs/${jobId(move.job)}`));
    case 'repost': {
      const body = { status: 'Active' };
      return replyOf(await asEmployer('PUT', `/employerjobs/${jobId(move.job)}`, body));
    }
    case 'resize': {
      const body = { openings: move.openings };
      return replyOf(await asEmployer('PUT', `/employerjobs/${jobId(move.job)}`, body));
    }
    case 'renew':
    case 'bring-back':
      return replyOf(
        await asEmployer('POST', `/api/employerjobs/${jobId(move.job)}/${move.do}`, {}),
      );
    case 'apply': {
      const userId = seekers[move.seeker]?.id;
      const path = `/applications/job/${jobId(move.job)}/apply`;
      const response = await asSeeker(move.seeker, 'POST', path, { userId });
      const id = idIn(response, 'application');
      if (id !== undefined) ids.applications.set(`${move.job}/${move.seeker}`, id);
      return replyOf(response);
    }
    case 'retract':
    case 'withdraw':
      return replyOf(
        await asSeeker(
          move.seeker,
          'POST',
          `/api/applications/${applicationId(ids, move)}/${move.do}`,
          {},
        ),
      );
    case 'set': {
      const body = { status: employerStatusLabels[move.to] };
      const path = `/employerapplications/${applicationId(ids, move)}`;
      return replyOf(await asEmployer('PUT', path, body));
    }
    case 'delete':
      return replyOf(
        await asEmployer('DELETE', `/employerapplications/${applicationId(ids, move)}`),
      );
    case 'undo-acceptance': {
      const path = `/api/employerapplications/${applicationId(ids, move)}/undo-acceptance`;
      return replyOf(await asEmployer('POST', path, {}));
    }
    case 'open':
      return replyOf(
        await asEmployer('GET', `/api/applications/${applicationId(ids, move)}/events`),
      );
    case 'list': {
      const path = `/employerapplications/employerAppliedApplications/${employer.id}?limit=100`;
      return replyOf(await asEmployer('GET', path));
    }
    case 'change-plan': {
      const body = { planType: move.plan, billingCycle: 'annual' };
      return replyOf(await asEmployer('PUT', `/employer-subscriptions/${subscriptionId}`, body));
    }
    case 'end-plan': {
      const path = `/employer-subscriptions/${subscriptionId}/cancel`;
      return replyOf(await asEmployer('PATCH', path, { immediate: true }));
    }
    case 'leave': {
      const path = `/api/user/${seekers[move.seeker]?.id ?? ''}/delete`;
      return replyOf(await asSeeker(move.seeker, 'POST', path, { password: PASSWORD }));
    }
    case 'leave-company':
      return replyOf(
        await asEmployer('POST', `/api/employer/${employer.id}/delete`, { password: PASSWORD }),
      );
    case 'wait':
      throw new Error('Time passes for all lives at once.');
  }
}

const options = (token: string | undefined, body?: object): CallOptions => ({
  token,
  ...(body ? { body } : {}),
});

const applicationId = (ids: Ids, { job, seeker }: { job: number; seeker: number }) =>
  ids.applications.get(`${job}/${seeker}`) ?? NOTHING;

function replyOf({ status, json }: CallResponse): Reply {
  if (status < 400) return status;
  const { code } = (json ?? {}) as { code?: Reply };
  return code ?? status;
}

function idIn({ json }: CallResponse, key: string): string | undefined {
  return (json as Record<string, { id?: string } | undefined> | undefined)?.[key]?.id;
}
