import { Keyboard, LogOut } from 'lucide-react';
import { useState } from 'react';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { PageNavLink } from '../../../../platform/routing/page-link.tsx';
import { useOperatorStore } from '../../../../platform/session/operator/operator-store.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Mark } from '../../../../ui/display/mark.tsx';
import { OperatorKeysDialog } from '../keys/operator-keys-dialog.tsx';
import { useOperatorKeys } from '../keys/use-operator-keys.ts';
import { useSignOut } from './use-sign-out.ts';

const LINK_LOOK =
  'inline-flex min-h-10 items-center rounded-full px-2.5 font-semibold text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand sm:px-4';

/** The header of the operators' pages, in place of the site's. */
export function OperatorNav() {
  const operator = useOperatorStore((state) => state.operator);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper max-sm:static print:hidden short:static">
      <div className="page-column flex min-h-(--header-height) flex-wrap items-center gap-x-2 sm:flex-nowrap sm:gap-x-4">
        <Mark className="size-7 shrink-0" />
        <p className="font-display font-bold">NextShift operators</p>
        {operator ? <SignedIn email={operator.email} /> : null}
      </div>
    </header>
  );
}

function SignedIn({ email }: { email: string }) {
  const { signOut, isPending } = useSignOut();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useOperatorKeys({
    '?': () => {
      setIsHelpOpen(true);
    },
  });
  return (
    <>
      <nav
        aria-label="Operators"
        className="max-sm:order-last max-sm:-mx-2.5 max-sm:w-full max-sm:pb-1.5 sm:ml-4"
      >
        <ul className="flex flex-wrap gap-x-1">
          <li>
            <PageNavLink to={operatorPaths.cases()} end className={LINK_LOOK}>
              Cases
            </PageNavLink>
          </li>
          <li>
            <PageNavLink to={operatorPaths.accounts()} className={LINK_LOOK}>
              Accounts
            </PageNavLink>
          </li>
          <li>
            <PageNavLink to={operatorPaths.overview()} className={LINK_LOOK}>
              Overview
            </PageNavLink>
          </li>
          <li>
            <PageNavLink to={operatorPaths.screening()} className={LINK_LOOK}>
              Screening
            </PageNavLink>
          </li>
          <li>
            <PageNavLink to={operatorPaths.log()} className={LINK_LOOK}>
              Log
            </PageNavLink>
          </li>
        </ul>
      </nav>
      <p className="ml-auto truncate text-sm text-ink-soft max-md:sr-only">
        <span className="sr-only">Signed in as </span>
        {email}
      </p>
      <div className="flex max-md:ml-auto">
        <IconButton
          label="Keyboard shortcuts"
          icon={<Keyboard aria-hidden="true" />}
          className="pointer-coarse:hidden"
          onClick={() => {
            setIsHelpOpen(true);
          }}
        />
        <IconButton
          label={isPending ? 'Signing out...' : 'Sign out'}
          icon={<LogOut aria-hidden="true" />}
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending) signOut();
          }}
        />
      </div>
      <OperatorKeysDialog
        open={isHelpOpen}
        onClose={() => {
          setIsHelpOpen(false);
        }}
      />
    </>
  );
}
