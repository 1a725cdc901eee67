import { CircleUserRound } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useAuthStore } from '../stores/auth-store.ts';
import type { AccountItemsProps } from './account-items.tsx';

/** Fetched for employers only. */
const AccountItems = lazy<ComponentType<AccountItemsProps>>(() =>
  import('./account-items.tsx').then(({ AccountItems }) => ({ default: AccountItems })),
);

/** The menu of an employer's account. Its button stands from the start, and remembers a press until the menu is loaded. */
export function AccountMenu() {
  const isEmployer = useAuthStore(({ kind }) => kind === 'employer');
  const [isPressed, setIsPressed] = useState(false);
  const button = (
    <IconButton
      label="Account"
      icon={<CircleUserRound aria-hidden="true" />}
      aria-haspopup="menu"
      onClick={() => {
        setIsPressed(true);
      }}
    />
  );
  if (!isEmployer) return button;
  return (
    <Suspense fallback={button}>
      <AccountItems startsOpen={isPressed} />
    </Suspense>
  );
}
