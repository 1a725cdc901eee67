import { forgetSession } from '../../../platform/stores/forget-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

/** Why a form was refused. After the session ends, it stays readable until they go to the login. */
export function FailureNote({ children }: { children: string }) {
  if (children !== USER_NOT_FOUND_MESSAGE) return children;
  return (
    <>
      <p>{children}</p>
      {/* The guard of the page below then redirects to the login, and from there back. */}
      <Button variant="secondary" size="small" className="mt-2" onClick={forgetSession}>
        Sign In
      </Button>
    </>
  );
}
