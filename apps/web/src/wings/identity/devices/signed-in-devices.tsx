import { useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { useFocusOnLess } from '../../../ui/hooks/use-focus-on-less.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { DeviceRow } from './device-row.tsx';
import { useEndOtherSessions } from './end-session.ts';
import { type Sessions, useSessions } from './sessions-query.ts';

/** Where an account is signed in, and how to end it. */
export function SignedInDevices({ accountId }: { accountId: string }) {
  const { data, error, isFetching, refetch } = useSessions(accountId);
  if (data) return <Devices accountId={accountId} {...data} />;
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your devices did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your devices" className="space-y-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </SkeletonGroup>
  );
}

function Devices({ accountId, sessions, total }: Sessions & { accountId: string }) {
  const { list, expectLess } = useFocusOnLess(sessions.length);
  const button = useRef<HTMLButtonElement>(null);
  const ending = useEndOtherSessions({
    accountId,
    onEnded: () => {
      expectLess(button.current);
    },
  });
  const unlisted = total - sessions.length;
  return (
    <>
      <p className="text-ink-soft">
        If you do not recognize one, sign it out and choose a new password.
      </p>
      <ul ref={list} className="mt-2 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id}>
            <DeviceRow accountId={accountId} session={session} onEnd={expectLess} />
          </li>
        ))}
      </ul>
      {unlisted > 0 ? (
        <p className="mt-2 text-ink-soft">
          {`Not listed: ${String(unlisted)} older ones. The button signs them out as well.`}
        </p>
      ) : null}
      {total > 1 ? (
        <Button
          ref={button}
          variant="secondary"
          fullWidth
          className="mt-4"
          pending={ending.isPending}
          pendingLabel="Signing out..."
          onClick={() => {
            ending.mutate();
          }}
        >
          Sign out everywhere else
        </Button>
      ) : (
        <p className="mt-2 text-ink-soft">You are signed in nowhere else.</p>
      )}
    </>
  );
}
