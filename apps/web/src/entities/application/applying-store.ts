import { create } from 'zustand';

/** Jobs that an application is on its way to; every button of theirs says so. */
const useApplyingStore = create<Readonly<Record<string, true | undefined>>>()(() => ({}));

export function noteApplying(jobId: string, isApplying: boolean): void {
  useApplyingStore.setState({ [jobId]: isApplying || undefined });
}

export function useIsApplying(jobId: string): boolean {
  return useApplyingStore((applying) => applying[jobId] === true);
}
