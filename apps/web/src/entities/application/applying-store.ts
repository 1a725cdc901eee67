import { create } from 'zustand';

/**
 * The jobs with a pending application. Stored only here: pages for visitors come without
 * the mutation cache.
 */
const useApplyingStore = create<Readonly<Record<string, true | undefined>>>()(() => ({}));

export function setApplying(jobId: string, isApplying: boolean): void {
  useApplyingStore.setState({ [jobId]: isApplying || undefined });
}

export function isApplying(jobId: string): boolean {
  return useApplyingStore.getState()[jobId] === true;
}

/** Whether an application to the job is pending; every button of the job shows it. */
export function useIsApplying(jobId: string): boolean {
  return useApplyingStore((applying) => applying[jobId] === true);
}
