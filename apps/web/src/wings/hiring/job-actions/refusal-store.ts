import { create } from 'zustand';
import { onForget } from '../../../platform/stores/late-stores.ts';

/** Why a job takes no applications, as a server code. */
export type Refusal = 'job_closed' | 'job_full';

/** Jobs that refused an application during this session; all their buttons show it. */
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
