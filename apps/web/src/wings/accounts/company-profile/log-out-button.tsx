import { LogOut } from 'lucide-react';
import { useSignOut } from '../../../platform/session/use-sign-out.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Logs out on phones, whose bar has no room for it. */
export function LogOutButton() {
  const signOut = useSignOut();
  return (
    <Button variant="secondary" className="w-full md:hidden" onClick={() => void signOut()}>
      <LogOut aria-hidden="true" />
      Log out
    </Button>
  );
}
