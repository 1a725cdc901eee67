import { formatMoment, type SignedInSession } from '@nextshift/contract';
import { type Ref, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { useSignOut } from '../../../platform/session/use-sign-out.ts';
import { useDaysAgo } from '../../../platform/text/days-ago.ts';
import { useEndSession } from './end-session.ts';

export interface DeviceRowProps {
  accountId: string;
  session: SignedInSession;
  /** Called with the pressed button before the row goes. */
  onEnd: (button: HTMLElement | null) => void;
}

/** One device, with its sign-out. */
export function DeviceRow({ accountId, session, onEnd }: DeviceRowProps) {
  const { device, current, createdAt, lastSeenAt } = session;
  const seen = useDaysAgo(lastSeenAt);
  return (
    <div className="flex items-center gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {current ? <Badge tone="success">This device</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">
          Last seen: <time dateTime={lastSeenAt}>{seen.words}</time>
        </p>
        <p className="text-sm text-ink-soft">
          Since <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      {current ? (
        <SignOutHere />
      ) : (
        <SignOutThere accountId={accountId} session={session} onEnd={onEnd} />
      )}
    </div>
  );
}

function SignOutThere({ accountId, session, onEnd }: DeviceRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const ending = useEndSession({
    accountId,
    onEnded: () => {
      onEnd(button.current);
    },
  });
  return (
    <SignOutButton
      ref={button}
      device={session.device}
      pending={ending.isPending}
      onClick={() => {
        ending.mutate(session);
      }}
    />
  );
}

/** Ends this browser's own session, as signing out elsewhere on the page does. */
function SignOutHere() {
  const signOut = useSignOut();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <SignOutButton
      device="this device"
      pending={isLeaving}
      onClick={() => {
        setIsLeaving(true);
        void signOut().finally(() => {
          setIsLeaving(false);
        });
      }}
    />
  );
}

interface SignOutButtonProps {
  device: string;
  pending: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function SignOutButton({ device, ...button }: SignOutButtonProps) {
  return (
    // As wide as while pending, so that the text beside it does not move.
    <div className="flex min-w-29 justify-end">
      <Button variant="secondary" size="small" {...button}>
        Sign out <span className="sr-only">{device}</span>
      </Button>
    </div>
  );
}
