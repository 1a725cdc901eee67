import type { Employer } from '@nextshift/contract';
import { create } from 'zustand';

export interface EmployerAuthState {
  /** Null until login or a successful session check. */
  readonly employer: Employer | null;
  /** A login, logout or session check is in flight. */
  readonly loading: boolean;
  /** Why the last signup, login or session check failed; screens have their own words. */
  readonly error: string | null;
}

export const NO_EMPLOYER: EmployerAuthState = { employer: null, loading: false, error: null };

/** Area `employerAuth`. Never stored: every start checks the session with the server. */
export const useEmployerAuthStore = create<EmployerAuthState>()(() => NO_EMPLOYER);
