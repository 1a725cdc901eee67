import type { Employer, User } from '@nextshift/contract';
import { useAuthStore } from '../stores/auth-store.ts';
import { useEmployerAuthStore } from '../stores/employer-auth-store.ts';

/** The signed-in seeker. Only for screens behind the seeker guard. */
export function useSeeker(): User {
  const user = useAuthStore((state) => state.user);
  if (user === null) throw new Error('This screen is for seekers');
  return user;
}

/** The signed-in employer. Only for screens behind the employer guard. */
export function useEmployer(): Employer {
  const employer = useEmployerAuthStore((state) => state.employer);
  if (employer === null) throw new Error('This screen is for employers');
  return employer;
}
