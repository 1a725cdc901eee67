import { NavigationType, useLocation, useNavigationType } from 'react-router';
import * as z from 'zod';

const firstSignIn = z.object({ registeredEmail: z.string() });

/** What the link to the first sign-in carries. */
export type FirstSignIn = z.output<typeof firstSignIn>;

/** The address that was registered on the page before; undefined after a reload, which keeps what was typed. */
export function useRegisteredEmail(): string | undefined {
  const location: { readonly state: unknown } = useLocation();
  const hasJustArrived = useNavigationType() === NavigationType.Push;
  return hasJustArrived ? firstSignIn.safeParse(location.state).data?.registeredEmail : undefined;
}
