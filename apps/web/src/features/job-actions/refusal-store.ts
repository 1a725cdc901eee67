import { create } from 'zustand';
import { onForget } from '../../platform/session/late-stores.ts';

/** Why a job takes no application, in the server's codes. */
export type Refusal = 'job_closed' | 'job_full';

/** Jobs that the server has refused an application to while somebody was signed in; every button of theirs says so. */
const useRefusalStore = create<Readonly<Record<string, Refusal>>>()(() => ({}));

onForget('volatile', () => {
  useRefusalStore.setState({}, true);
});

export function setRefusal(jobId: string, refusal: Refusal): void {
  useRefusalStore.setState({ [jobId]: refusal });
}

export function useRefusal(jobId: string): Refusal | null {
  return useRefusalStore((refusals) => refusals[jobId] ?? null);
}
