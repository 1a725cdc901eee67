import type { Account } from '@nextshift/test-kit/people/insert-people';
import { PASSWORD } from '@nextshift/test-kit/people/password';
import type { Call } from './crowd.ts';

export function apply({ id: userId, token }: Account, jobId: string): Call {
  return { method: 'POST', path: `/applications/job/${jobId}/apply`, token, body: { userId } };
}

/** @param shiftIds those that the applicant gets, of a job that has some */
export function accept({ token }: Account, id: string, shiftIds?: readonly string[]): Call {
  const body = { status: 'Accepted', ...(shiftIds && { shiftIds }) };
  return { method: 'PUT', path: `/employerapplications/${id}`, token, body };
}

export function withdraw({ token }: Account, id: string): Call {
  return { method: 'POST', path: `/api/applications/${id}/withdraw`, token, body: {} };
}

export function retract({ token }: Account, id: string): Call {
  return { method: 'POST', path: `/api/applications/${id}/retract`, token, body: {} };
}

export function deleteAccount({ id, token }: Account): Call {
  return { method: 'POST', path: `/api/user/${id}/delete`, token, body: { password: PASSWORD } };
}
