import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { useConnectInstagram } from './connect-instagram.ts';
import { FollowerRows } from './follower-rows.tsx';
import { InstagramDialog } from './instagram-dialog.tsx';
import { profileInstagram } from './instagram-rules.ts';
import { socialAccountsQuery } from './social-accounts-query.ts';
import { UnseenAccount } from './unseen-account.tsx';

/** The followers of a seeker's accounts on the profile page. */
export function ProfileSocial({ userId }: { userId: string }) {
  const { data, isPending, error, isFetching, refetch } = useQuery(socialAccountsQuery(userId));
  const connect = useConnectInstagram(userId);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    connect.reset();
    setIsAsking(false);
  };

  if (isPending) {
    return (
      <SkeletonGroup label="Loading your social media" className="flex flex-wrap gap-3">
        <Skeleton className="h-11 w-52 rounded-full" />
        <Skeleton className="h-11 w-44 rounded-full" />
      </SkeletonGroup>
    );
  }
  if (!data) {
    return (
      <FormError>
        <p>{failureText(error, 'Your social media did not load.')}</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          pending={isFetching}
          pendingLabel="Trying again..."
          onClick={() => void refetch()}
        >
          Try again
        </Button>
      </FormError>
    );
  }
  const instagram = data.find(({ platform }) => platform === 'instagram') ?? null;
  return (
    <>
      <FollowerRows
        accounts={data}
        onEditInstagram={() => {
          setIsAsking(true);
        }}
      />
      <UnseenAccount account={instagram} />
      <InstagramDialog
        open={isAsking}
        onClose={close}
        rules={profileInstagram}
        placeholder="@username"
        account={instagram}
        pending={connect.isPending}
        failure={
          connect.error
            ? failureText(connect.error, 'Instagram was not connected. Please try again.')
            : undefined
        }
        onConnect={(account) => {
          connect.mutate(account, { onSuccess: close });
        }}
      />
    </>
  );
}
