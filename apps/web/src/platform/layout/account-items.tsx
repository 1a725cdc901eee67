import { CircleUserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Menu } from '../../ui/overlays/menu.tsx';
import { paths } from '../routing/paths.ts';
import { useSignOut } from '../session/use-sign-out.ts';

export interface AccountItemsProps {
  startsOpen: boolean;
}

/** Where an employer's account is looked after. */
export function AccountItems({ startsOpen }: AccountItemsProps) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const linkTo = (label: string, path: string) => ({
    label,
    onSelect: () => void navigate(path),
  });
  return (
    <Menu
      label="Account"
      icon={<CircleUserRound aria-hidden="true" />}
      startsOpen={startsOpen}
      items={[
        linkTo('Company profile', paths.employerProfile()),
        linkTo('Plan', paths.employerSubscription()),
        linkTo('Account settings', `${paths.employerProfile()}#account-heading`),
        { label: 'Log out', onSelect: () => void signOut() },
      ]}
    />
  );
}
