import { create } from 'zustand';

/** Why a job takes no application, in the server's codes. */
export type Refusal = 'job_closed' | 'job_full';

/** Jobs that the server has refused an application to in this visit; every button of theirs says so. */
const useRefusalStore = create<Readonly<Record<string, Refusal>>>()(() => ({}));

export function noteRefusal(jobId: string, refusal: Refusal): void {
  useRefusalStore.setState({ [jobId]: refusal });
}

export function useRefusal(jobId: string): Refusal | null {
  return useRefusalStore((refusals) => refusals[jobId] ?? null);
}
