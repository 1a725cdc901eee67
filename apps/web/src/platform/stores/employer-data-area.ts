/** The storage key of the store in `wings/hiring/employer-data`, which seekers' pages do not load. */
export const EMPLOYER_DATA_AREA = 'employerData';

/** What the session needs of that store. */
interface EmployerDataStore {
  readonly useEmployerDataStore: { persist: { rehydrate: () => Promise<void> | void } };
  readonly dropExpiredEmployerData: (now: number) => void;
}

let load: (() => Promise<EmployerDataStore>) | undefined;

/** Says how to load the store: the session restores and expires it, but knows no feature. */
export function setEmployerDataStore(loadStore: () => Promise<EmployerDataStore>): void {
  load = loadStore;
}

export async function loadEmployerDataStore(): Promise<EmployerDataStore | undefined> {
  return load?.();
}
