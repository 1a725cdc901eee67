import { useNavigate } from 'react-router';
import { LoginForm, operatorMeta, OperatorNav } from '../../wings/trust/operators/index.ts';
import { operatorPaths } from '../../platform/routing/operator-paths.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { useNextPath } from '../../platform/routing/use-next-path.ts';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Operator sign in');
}

export default function OperatorLogin() {
  const navigate = useNavigate();
  const next = useNextPath();
  return (
    <div className="page-column max-w-md py-8 sm:py-14">
      <h1 className="mb-6 text-title font-extrabold">Operator sign in</h1>
      <LoginForm
        onSignedIn={() => void navigate(next ?? operatorPaths.cases(), { replace: true })}
      />
    </div>
  );
}
